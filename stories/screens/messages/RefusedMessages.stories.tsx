import { unwrap } from '@patient/api';
import { outboxAtom } from '@patient/app/features/messages/data/messageOutbox.ts';
import type { ChatTarget } from '@patient/app/features/messages/rules/topics.ts';
import { quietClientAtom } from '@patient/app/shared/service/client.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { attach } from '../support/chat.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { holdRequest } from '../support/responses.ts';

/** First messages that the service refuses. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Messages/Refused messages',
  args: { path: '/user/chat', as: 'paused' },
});

/** A message that was refused before its chat began on another device still holds up those that follow it there. */
export const RefusedBeforeBegun = meta.story({
  tags: ['check', 'chat:new', 'chat:failed'],
  args: { path: '/user/chat?subscriptionId=paused-1' },
  play: async ({ canvas, visit: { sandbox, location, store } }) => {
    sandbox.faults.set({ operation: 'askDoctor', status: 400, message: FAILING_MESSAGE, times: 1 });
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'May I drink wine?');
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByText('Not sent')).toBeVisible();
    const body = { subscriptionId: 'paused-1', message: 'From my phone' };
    await store.get(quietClientAtom).POST('/api/chat/question-to-doctor', { body });
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

/** Until the list of chats has come, a message that was refused for a subscription holds up those of any chat. */
export const RefusedBeforeListed = meta.story({
  tags: ['check', 'chat:new', 'chat:failed'],
  args: { path: '/user/subscriptions' },
  play: async (context) => {
    const { canvas, visit } = context;
    const { sandbox, location, store } = visit;
    await canvas.findByRole('heading', { level: 1, name: 'Your subscriptions' });
    const body = { subscriptionId: 'paused-1', message: 'From my phone' };
    const [first] = await unwrap(store.get(quietClientAtom).POST('/api/chat/question-to-doctor', { body }));
    const chatId = first?.chatId ?? '';
    const release = holdRequest(context, 'get', '/api/chats');
    // As an earlier page has left it.
    const outbox = store.get(outboxAtom);
    const leave = (key: string, target: ChatTarget, refusal?: string) => {
      const item = { key, target, text: key, writtenAt: '2026-03-18T15:00:00.000Z' };
      outbox.put({ ...item, ...(refusal !== undefined && { refusal }) }, 0);
    };
    leave('May I drink wine?', { kind: 'subscription', subscriptionId: 'paused-1' }, FAILING_MESSAGE);
    leave('Or beer?', { kind: 'chat', chatId });
    leave('Where is my order?', { kind: 'topic', topic: 'order' });
    location.navigate(`/user/chat?chatId=${chatId}`);
    await release.isHeld;
    // What comes after both is sent.
    await waitFor(() => expect(outbox.state().items.size).toBe(2));
    release();
    await expect(await canvas.findByText('Waiting to send')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(outbox.state().items.size).toBe(0));
    const sent = sandbox.store.page('messages', chatId, { limit: 10 }).map(({ message }) => message);
    await expect(sent.slice(-2)).toEqual(['May I drink wine?', 'Or beer?']);
  },
});

/** The file of a first message that the service refuses stays in the chat that its text has begun, to be tried again. */
export const FileOfNewChatRefused = meta.story({
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
