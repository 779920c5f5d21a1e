import { clientAtom } from '@patient/app/shared/service/client.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { attach } from '../support/chat.ts';
import { FAILING_MESSAGE } from '../support/network.ts';

/** First messages that the service rejects. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Messages/Rejected messages',
  args: { path: '/user/chat', as: 'paused' },
});

/** A message that was rejected before its chat was created on another device still blocks the following ones. */
export const RejectedBeforeCreated = meta.story({
  tags: ['check', 'chat:new', 'chat:failed'],
  args: { path: '/user/chat?subscriptionId=paused-1' },
  play: async ({ canvas, visit: { sandbox, location, store } }) => {
    sandbox.faults.set({ operation: 'askDoctor', status: 400, message: FAILING_MESSAGE, times: 1 });
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'May I drink wine?');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByText('Not sent')).toBeVisible();
    const body = { subscriptionId: 'paused-1', message: 'From my phone' };
    await store.get(clientAtom).POST('/api/chat/question-to-doctor', { body });
    location.navigate('/user/chat');
    await userEvent.click(await canvas.findByRole('link', { name: /From my phone/ }));
    await expect(await canvas.findByText('Not sent')).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'Or beer?');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByText('Waiting to send')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText('Waiting to send')).not.toBeInTheDocument());
    const [chat] = sandbox.store.list('chats', 'patient-paused');
    const sent = () =>
      sandbox.store.page('messages', chat?._id ?? '', { limit: 10 }).map(({ message }) => message);
    await waitFor(() => expect(sent().slice(-2)).toEqual(['May I drink wine?', 'Or beer?']));
  },
});

/** The file of a first message is rejected: it stays in the chat that its text has created and can be retried. */
export const FileOfNewChatRejected = meta.story({
  tags: ['check', 'chat:failed'],
  args: { path: '/user/chat?topic=other' },
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'sendChatFile', status: 413, message: FAILING_MESSAGE, times: 1 }),
  play: async (context) => {
    const { canvas } = context;
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await attach(context, new File(['%PDF-1.7'], 'label.pdf', { type: 'application/pdf' }));
    await canvas.findByText('label.pdf');
    await userEvent.type(field, 'What does this mean?');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByText('Not sent')).toBeVisible();
    const bubbles = () => canvas.getAllByRole('article').map(({ textContent }) => textContent);
    await waitFor(() => expect(bubbles()[0]).toMatch(/^What does this mean\?.*Sent$/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(bubbles()[1]).toMatch(/label\.pdf.*Sent$/));
    await expect(bubbles()).toHaveLength(2);
  },
});
