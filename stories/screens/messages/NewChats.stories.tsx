import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../../phone.ts';
import { appStory } from '../support/appStory.tsx';
import { attach } from '../support/chat.ts';
import { drawBlob } from '../support/drawBlob.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { delayRequest } from '../support/responses.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Messages/New chats',
  args: { path: '/user/chat', as: 'paused' },
});

/** The first message creates the chat; its draft survives leaving the page. With one treatment, no treatment is asked. */
export const NewChat = meta.story({
  tags: ['route:/user/chat', 'chat:new', 'header:doctor-topics', 'header:support-topics'],
  args: { path: '/user/chat?new=1' },
  play: async ({ canvas, visit }) => {
    for (const topic of ['Account or billing', 'Shipping or order', 'Photo or ID', 'Something else'])
      await expect(await canvas.findByRole('button', { name: topic })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Side effects' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'I feel dizzy');
    visit.location.navigate('/user/subscriptions');
    await canvas.findByRole('heading', { level: 1, name: 'Home' });
    visit.location.navigate('/user/chat?topic=sideEffects');
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(field).toHaveValue('I feel dizzy'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(visit.location.history.at(-1)).toMatch(/^\/user\/chat\?chatId=/));
    await expect(await canvas.findByText(/You asked about: side effects/)).toBeInTheDocument();
    await expect(await within(canvas.getByRole('log')).findByText('I feel dizzy')).toBeVisible();
    const [chat] = visit.sandbox.store.list('chats', 'patient-paused');
    await expect(chat).toMatchObject({ subscriptionId: 'paused-1', topic: 'side effects' });
    const address = visit.location.history.at(-1);
    visit.location.navigate('/user/chat?topic=sideEffects');
    await waitFor(() => expect(visit.location.history.at(-1)).toBe(address));
  },
});

/** A patient with several treatments chooses one; the message goes to its chat. */
export const ChooseTreatment = meta.story({
  tags: ['chat:new'],
  args: { path: '/user/chat?new=1', as: 'demo' },
  play: async ({ canvas, visit }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Side effects' }));
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Which treatment is it about?' });
    await waitFor(() => expect(heading).toHaveFocus());
    const treatments = within(await canvas.findByRole('region', { name: 'Which treatment is it about?' }));
    await expect(treatments.getAllByRole('button')).toHaveLength(6);
    await userEvent.click(treatments.getByRole('button', { name: /Tretinoin.*Active/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'My skin is red');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    await expect(
      await canvas.findByRole('link', { name: /^Side effects · Tretinoin Night Cream.*My skin is red/s }),
    ).toBeInTheDocument();
    const chat = visit.sandbox.store
      .list('chats', 'patient-demo')
      .find(({ topic }) => topic === 'side effects');
    await expect(chat?.subscriptionId).toBe('demo-paused');
  },
});

export const ChooseTreatmentOnPhone = meta.story({
  args: { path: '/user/chat?topic=sideEffects', as: 'demo' },
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Tretinoin.*Active/ })).toBeVisible();
    await expect(scrollsSideways()).toBe(false);
  },
});

/** "Message doctor" on a subscription opens its chat, even if chats fail to load. */
export const ChatOfSubscription = meta.story({
  tags: ['chat:new'],
  args: { path: '/user/chat?subscriptionId=demo-active', as: 'demo' },
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'listChats', status: 503, message: FAILING_MESSAGE }),
  play: async ({ canvas, visit }) => {
    await waitFor(() => expect(visit.location.history.at(-1)).toBe('/user/chat?chatId=demo-chat-doctor'));
    await expect(await canvas.findByText(/It is gone already/)).toBeVisible();
  },
});

/** Query strings of the calls that find a chat and its doctor. */
const queries = new Set<string>();

/** Without a chat, it opens a new one with the doctor's name. */
export const NewChatOfSubscription = meta.story({
  tags: ['chat:new'],
  args: { path: '/user/chat?subscriptionId=paused-1' },
  beforeEach: ({ msw }) => {
    const record = ({ request }: { request: Request }) => void queries.add(new URL(request.url).search);
    queries.clear();
    msw.use(http.get('*/api/chat', record), http.get('*/api/assigned-doctor', record));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Write your first message')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Dr. Lena Lee' })).toBeVisible();
    await expect(queries).toContain('?subscriptionId=paused-1');
    await expect(queries).toContain('?product=wl&subscriptionId=paused-1&status=active');
  },
});

/**
 * The file of a first message is sent after its text, which creates the chat. Both are shown together until then, and text
 * typed in between stays in the field of the created chat, with focus.
 */
export const NewChatWithPicture = meta.story({
  tags: ['check', 'chat:new'],
  args: { path: '/user/chat?topic=sideEffects' },
  play: async (context) => {
    const { canvas, visit } = context;
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await attach(context, new File([await drawBlob(40, 40, 'image/png')], 'rash.png', { type: 'image/png' }));
    await expect(await canvas.findByText('photo.jpg')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByText(/Write a few words with your file/)).toBeVisible();
    const release = delayRequest(context, 'post', '/api/chat/question-to-doctor');
    await userEvent.type(field, 'It itches here');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('img', { name: 'photo.jpg' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Sending…')).toHaveLength(2));
    await userEvent.type(field, 'And at night');
    release();
    await waitFor(() => expect(visit.location.history.at(-1)).toMatch(/^\/user\/chat\?chatId=/));
    await waitFor(() => expect(canvas.getAllByText('Sent')).toHaveLength(2));
    await expect(await canvas.findByRole('img', { name: 'photo.jpg' })).toBeVisible();
    const next = await canvas.findByRole('textbox', { name: 'Message' });
    await expect(next).toHaveValue('And at night');
    await expect(next).toHaveFocus();
    const chatId = new URLSearchParams(visit.location.history.at(-1)?.split('?')[1]).get('chatId') ?? '';
    const [text, file] = visit.sandbox.store.page('messages', chatId, { limit: 10 }).slice(-2);
    await expect(text?.message).toBe('It itches here');
    await expect(file?.fileName).toBe('photo.jpg');
    await expect(file?.idempotencyKey).toBe(`${text?.idempotencyKey}-file`);
  },
});

/** Delays the next message until `send` is called, and its response until `respond` is called. */
function delayMessage({ msw, visit: { sandbox } }: Parameters<typeof delayRequest>[0]) {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  const { promise: responded, resolve: respond } = Promise.withResolvers<void>();
  const delay = async ({ request }: { request: Request }) => {
    await sent;
    const response = await sandbox.fetch(request);
    await responded;
    return response;
  };
  msw.use(http.post(`*${sandbox.publicPath}/api/chat/question-to-doctor`, delay, { once: true }));
  return { send, respond };
}

/**
 * The chat of a subscription is listed before the response to its first message: typed text and queued messages move to the
 * chat, with focus in its field.
 */
export const ListedBeforeResponse = meta.story({
  tags: ['check', 'chat:new'],
  args: { path: '/user/chat?subscriptionId=paused-1' },
  play: async (context) => {
    const { canvas, visit } = context;
    const { connections, store } = visit.sandbox;
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(connections.size('patient-paused')).toBe(1));
    const { send, respond } = delayMessage(context);
    const texts = ['May I drink wine?', 'Or beer?'];
    for (const text of texts) {
      await userEvent.type(field, text);
      await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    }
    await expect(await canvas.findByText('Waiting to send')).toBeVisible();
    await userEvent.type(field, 'And cider');
    send();
    await expect(await canvas.findByText(/You asked about/)).toBeInTheDocument();
    const next = await canvas.findByRole('textbox', { name: 'Message' });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next).toHaveValue('And cider');
    await expect(await canvas.findByText('Or beer?')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Cancel' })).toBeVisible();
    await userEvent.keyboard('?');
    respond();
    await waitFor(() => expect(canvas.getAllByText('Sent')).toHaveLength(2));
    const [chat] = store.list('chats', 'patient-paused');
    const sent = store.page('messages', chat?._id ?? '', { limit: 10 }).map(({ message }) => message);
    await expect(sent.slice(-2)).toEqual(texts);
    await expect(next).toHaveValue('And cider?');
  },
});
