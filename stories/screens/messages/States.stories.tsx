import { environmentAtom } from '@patient/app/shared/environment.ts';
import { http } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { scrollsSideways } from '../../phone.ts';
import { appStory } from '../support/appStory.tsx';
import { attach, openChat, write } from '../support/chat.ts';
import { FAILING_MESSAGE, setOnline } from '../support/network.ts';
import { delayRequest } from '../support/responses.ts';
import type { PlayContext } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';
import { pdfFile } from '@patient/api/testing';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Messages/States',
  args: { path: '/user/chat?chatId=chat-chat-doctor', as: 'chat' },
});

/**
 * A chat fails to load: new messages are still sent and shown below the error until then. Once the service responds, the
 * chat is refetched automatically.
 */
export const ThreadFailing = meta.story({
  beforeEach: ({ visit: { sandbox } }) => {
    sandbox.faults.set({ operation: 'getChat', status: 503, message: FAILING_MESSAGE });
    sandbox.faults.set({ operation: 'askDoctor', status: 503, message: FAILING_MESSAGE });
  },
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByText("We couldn't load your messages")).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'Hello doctor');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(canvas.getByText('Waiting to send')).toBeVisible());
    await expect(await canvas.findByText("We couldn't load your messages")).toBeVisible();
    visit.sandbox.faults.clear();
    // First from the outbox, then from the refetched chat.
    await waitFor(() => expect(canvas.getByText('Sent')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    await expect(canvas.queryByText("We couldn't load your messages")).not.toBeInTheDocument();
  },
});

/** While the chat is refetched, by another tab's change or the button, queued messages and the error stay visible. */
export const ThreadRefetching = meta.story({
  tags: ['check'],
  beforeEach: ({ visit: { sandbox } }) => {
    sandbox.faults.set({ operation: 'getChat', status: 503, message: FAILING_MESSAGE });
    sandbox.faults.set({ operation: 'askDoctor', status: 503, message: FAILING_MESSAGE });
  },
  play: async ({ canvas, msw, visit: { sandbox, store } }) => {
    await canvas.findByText("We couldn't load your messages");
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'Hello doctor');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(canvas.getByText('Waiting to send')).toBeVisible());

    const { promise: never } = Promise.withResolvers<never>();
    const respond = fn(() => never);
    msw.use(http.get(`*${sandbox.publicPath}/api/chat`, respond));
    const otherTab = new BroadcastChannel(`changes ${store.get(environmentAtom).serviceUrl}`);
    await waitFor(() => {
      // Repeated, since a pending fetch is not restarted.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
      otherTab.postMessage({ patientId: 'patient-chat' });
      expect(respond).toHaveBeenCalled();
    });
    otherTab.close();
    await expect(await canvas.findByText("We couldn't load your messages")).toBeVisible();
    // Its state alternates between waiting and sending.
    const message = await within(canvas.getByRole('main')).findByText('Hello doctor');
    await expect(message).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Loading messages…')).toBeInTheDocument();
    await expect(message).toBeVisible();
  },
});

export const ThreadLoading = meta.story({
  globals: { network: 'slow' },
  beforeEach: ({ visit }) => visit.sandbox.faults.set({ operation: 'getChat', latency: 60_000 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading messages…')).toBeInTheDocument();
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toBeEnabled();
  },
});

/** Offline, the field shows that messages are sent later. */
export const Offline = meta.story({
  tags: ['chat:unsent'],
  play: async (context) => {
    const thread = await openChat(context, 'doctor');
    context.visit.sandbox.faults.set({ operation: 'askDoctor', reset: true });
    setOnline(false);
    await expect((await thread.findAllByText(/^You're offline/)).length).toBeGreaterThan(0);
    await write(thread, 'Is this normal?');
    await expect(await thread.findByText('Waiting to send')).toBeVisible();
    await expect(await thread.findByRole('button', { name: 'Cancel' })).toBeVisible();
  },
});

const LONG = [
  'A word that no dictionary has: ',
  'Donaudampfschifffahrtsgesellschaft'.repeat(4),
  ' and an address https://example.com/',
  'path/'.repeat(40),
  ' and then a lot of ordinary words. '.repeat(20),
].join('');

/** Long words, URLs and file names wrap: the page does not scroll sideways. */
async function showsLongText(context: PlayContext) {
  const thread = await openChat(context, 'doctor');
  const name = `${'result-of-the-laboratory-'.repeat(6)}.pdf`;
  await attach(context, pdfFile(name));
  await thread.findByText(name);
  await userEvent.click(await thread.findByRole('textbox', { name: 'Message' }));
  await userEvent.paste(LONG);
  await expect(scrollsSideways()).toBe(false);
  await userEvent.click(await thread.findByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(thread.getAllByText('Sent')).toHaveLength(2));
  await expect(scrollsSideways()).toBe(false);
}

export const LongText = meta.story({ play: showsLongText });

/** A file that is being sent can be canceled: file and text return to the field. */
export const CanceledFile = meta.story({
  tags: ['chat:sending'],
  play: async (context) => {
    const thread = await openChat(context, 'doctor');
    const release = delayRequest(context, 'post', '/api/chat/:id/send-file');
    await attach(context, pdfFile('label.pdf'));
    await thread.findByText('label.pdf');
    const field = await write(thread, 'What does this mean?');
    await waitFor(() => expect(thread.getAllByText(/^Sending/)).toHaveLength(2));
    await userEvent.click(thread.getAllByRole('button', { name: 'Cancel' })[0] ?? field);
    await expect(field).toHaveValue('What does this mean?');
    await expect(await thread.findByRole('button', { name: 'Remove label.pdf' })).toBeVisible();
    release();
  },
});

const fileRequests = ({ calls }: Visit) => calls.filter((call) => call.includes('/api/file/')).length;

/** A picture that failed to load is requested again when the device is online again. */
export const PictureRetried = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) => visit.sandbox.faults.set({ operation: 'getFile', reset: true }),
  play: async (context) => {
    const { visit } = context;
    const thread = await openChat(context, 'doctor');
    await expect(await thread.findByText("We couldn't load this picture.")).toBeVisible();
    visit.sandbox.faults.clear();
    setOnline(false);
    await expect(await thread.findAllByText(/^You're offline/)).not.toHaveLength(0);
    setOnline(true);
    await expect(await thread.findByRole('img', { name: 'injection.png' })).toBeVisible();
    await expect(thread.queryByText("We couldn't load this picture.")).not.toBeInTheDocument();
  },
});

/** A deleted picture is requested once. */
export const PictureDeleted = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'getFile', status: 404, message: 'File not found' }),
  play: async (context) => {
    const { visit } = context;
    const thread = await openChat(context, 'doctor');
    await expect(await thread.findByText("We couldn't load this picture.")).toBeVisible();
    await write(thread, 'Did you see it?');
    await expect(await thread.findByText('Sent')).toBeVisible();
    await expect(fileRequests(visit)).toBe(1);
  },
});
