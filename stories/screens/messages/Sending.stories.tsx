import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { announcedOnce } from '../support/announcedOnce.ts';
import { appStory } from '../support/appStory.tsx';
import { attach, openChat, sentTexts, write } from '../support/chat.ts';
import { drawBlob } from '../support/drawBlob.ts';
import { delayDecoding } from '../support/delayDecoding.ts';
import { FAILING_MESSAGE, setOnline } from '../support/network.ts';
import { delayRequest } from '../support/responses.ts';
import { pdfFile } from '@patient/api/testing';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Messages/Sending',
  args: { path: '/user/chat', as: 'chat' },
});

/** A message is shown immediately and sent, which is announced, as the reply is; and focus stays in the field. */
export const Replied = meta.story({
  tags: ['chat:sent'],
  play: async (context) => {
    const { connections, advance, store } = context.visit.sandbox;
    const thread = await openChat(context, 'doctor');
    const field = await write(thread, 'How long will it take?');
    await expect(await thread.findByText('Sent')).toBeVisible();
    await announcedOnce(/^Message sent$/);
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'And one more');
    await waitFor(() => expect(connections.size('patient-chat')).toBe(1));
    await advance(4000);
    const log = within(thread.getByRole('log'));
    await expect(
      await log.findByText(/Is there anything else|I read your answers|Good to know|Please tell me/),
    ).toBeVisible();
    await waitFor(() => expect(thread.queryByText('Sent')).not.toBeInTheDocument());
    await expect(log.getAllByText('How long will it take?')).toHaveLength(1);
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('And one more');
    await waitFor(() => expect(store.get('chats', 'patient-chat', 'chat-chat-doctor')?.unread).toBe(0));
  },
});

/** A message that is being sent can be canceled; its text returns to the field. */
export const CanceledWhileSending = meta.story({
  tags: ['chat:sending'],
  play: async (context) => {
    const thread = await openChat(context, 'doctor');
    const release = delayRequest(context, 'post', '/api/chat/question-to-doctor');
    const field = await write(thread, 'Is this right?');
    await expect(await thread.findByText('Sending…')).toBeVisible();
    await userEvent.click(await thread.findByRole('button', { name: 'Cancel' }));
    await expect(field).toHaveValue('Is this right?');
    await waitFor(() => expect(thread.queryByText('Sending…')).not.toBeInTheDocument());
    release();
  },
});

/** Messages written offline are queued and sent in order once online. */
export const QueuedOffline = meta.story({
  tags: ['chat:unsent'],
  play: async (context) => {
    const { faults } = context.visit.sandbox;
    const thread = await openChat(context, 'doctor');
    faults.set({ operation: 'askDoctor', reset: true });
    const texts = ['One', 'Two', 'Three', 'Four', 'Five'];
    for (const text of texts) await write(thread, text);
    await expect(await thread.findAllByText('Waiting to send')).not.toHaveLength(0);
    faults.clear();
    setOnline(false);
    await expect(await thread.findAllByText(/^You're offline/)).not.toHaveLength(0);
    setOnline(true);
    await waitFor(() => expect(sentTexts(context, 'doctor').slice(-5)).toEqual(texts));
    await waitFor(() => expect(thread.queryByText('Waiting to send')).not.toBeInTheDocument());
    for (const text of texts) await expect(thread.getAllByText(text)).toHaveLength(1);
  },
});

/** A rejected message shows the reason and blocks those after it. Editing it creates a new message. */
export const Rejected = meta.story({
  tags: ['chat:failed'],
  play: async (context) => {
    const thread = await openChat(context, 'doctor');
    const message = 'This message cannot be sent';
    context.visit.sandbox.faults.set({ operation: 'askDoctor', status: 400, message, times: 1 });
    const field = await write(thread, 'Hello doctor');
    await expect(await thread.findByText('Not sent')).toBeVisible();
    await expect(await thread.findByText(message)).toBeVisible();
    await write(thread, 'And later');
    await expect(await thread.findByText('Waiting to send')).toBeVisible();
    await userEvent.click(await thread.findByRole('button', { name: 'Edit' }));
    await expect(field).toHaveValue('Hello doctor');
    await waitFor(() => expect(thread.queryByText('Not sent')).not.toBeInTheDocument());
    await waitFor(() => expect(sentTexts(context, 'doctor').at(-1)).toBe('And later'));
    await userEvent.click(await thread.findByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(sentTexts(context, 'doctor').at(-1)).toBe('Hello doctor'));
  },
});

/** Text and file of a message are sent together; the picture is reduced and renamed. */
export const WithPicture = meta.story({
  play: async (context) => {
    const thread = await openChat(context, 'doctor');
    const content = await drawBlob(2400, 1200, 'image/png');
    await attach(context, new File([content], 'IMG_2041.png', { type: 'image/png' }));
    await expect(await thread.findByText('photo.jpg')).toBeVisible();
    await write(thread, 'This is where it itches');
    await expect(await thread.findByRole('img', { name: 'photo.jpg' })).toBeVisible();
    await waitFor(() => expect(thread.getAllByText('Sent')).toHaveLength(2));
    const [text, file] = context.visit.sandbox.store
      .page('messages', 'chat-chat-doctor', { limit: 100 })
      .slice(-2);
    await expect(text?.message).toBe('This is where it itches');
    await expect(file?.fileName).toBe('photo.jpg');
    await expect(file?.idempotencyKey).toBe(text?.idempotencyKey);
  },
});

/** A message waits for its picture to be prepared. */
export const PreparingPicture = meta.story({
  play: async (context) => {
    const thread = await openChat(context, 'doctor');
    const release = delayDecoding();
    await attach(context, new File([await drawBlob(40, 40, 'image/png')], 'rash.png', { type: 'image/png' }));
    const field = await thread.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Is this normal?');
    await expect(await thread.findByRole('progressbar', { name: 'Adding your file…' })).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(field).toHaveValue('Is this normal?');
    release();
    await expect(await thread.findByText('photo.jpg')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(thread.getAllByText('Sent')).toHaveLength(2));
    await expect(sentTexts(context, 'doctor').at(-2)).toBe('Is this normal?');
  },
});

/** An unsupported file is rejected before sending; the text stays. */
export const WrongFile = meta.story({
  play: async (context) => {
    const thread = await openChat(context, 'doctor');
    const field = await thread.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'Look');
    await attach(context, new File(['<svg/>'], 'me.png', { type: 'image/png' }));
    await expect(await thread.findByText(/We can't use this file/)).toBeVisible();
    await expect(field).toHaveValue('Look');
  },
});

/** A picture over 10 MB is reduced before the size limit applies; a document over 10 MB is rejected. */
export const LargeFiles = meta.story({
  play: async (context) => {
    const thread = await openChat(context, 'doctor');
    const content = new Blob([await drawBlob(3000, 2000, 'image/png'), new Uint8Array(11_000_000)]);
    await attach(context, new File([content], 'scan.png', { type: 'image/png' }));
    await expect(await thread.findByText('photo.jpg')).toBeVisible();
    await userEvent.click(await thread.findByRole('button', { name: /^Remove/ }));
    const report = new Blob(['%PDF-1.7', new Uint8Array(10_000_000)]);
    await attach(context, new File([report], 'report.pdf', { type: 'application/pdf' }));
    await expect(await thread.findByText(/larger than 10 MB/)).toBeVisible();
    await expect(thread.queryByText('report.pdf')).not.toBeInTheDocument();
  },
});

/** A message with a file can't be edited while the field has another file: it stays, with an explanation. */
export const AnotherFileInField = meta.story({
  tags: ['check', 'chat:failed'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'sendChatFile', status: 413, message: FAILING_MESSAGE, times: 1 }),
  play: async (context) => {
    const thread = await openChat(context, 'doctor');
    await attach(context, pdfFile('label.pdf'));
    await thread.findByRole('button', { name: 'Remove label.pdf' });
    const field = await write(thread, 'What does this mean?');
    const [edit] = await thread.findAllByRole('button', { name: 'Edit' });
    await attach(context, pdfFile('report.pdf'));
    const remove = await thread.findByRole('button', { name: 'Remove report.pdf' });
    await userEvent.click(edit ?? field);
    const problem = /We left your message as it is/;
    await expect(await thread.findByText(problem)).toBeVisible();
    await expect(remove).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(thread.getAllByText('Not sent')).not.toHaveLength(0);
    await userEvent.click(remove);
    await expect(thread.queryByText(problem)).not.toBeInTheDocument();
    await userEvent.click(edit ?? field);
    await expect(field).toHaveValue('What does this mean?');
    await expect(await thread.findByRole('button', { name: 'Remove label.pdf' })).toBeVisible();
    await expect(thread.queryByText('Not sent')).not.toBeInTheDocument();
  },
});
