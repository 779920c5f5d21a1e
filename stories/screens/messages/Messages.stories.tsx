import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { appStory } from '../support/appStory.tsx';
import { messagesOf, openChat } from '../support/chat.ts';
import type { PlayContext } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Messages/Messages',
  args: { path: '/user/chat', as: 'chat' },
});

const desktop = { viewport: { value: 'desktop', isRotated: false } };

const chatsOf = async ({ canvas }: PlayContext) =>
  within(await canvas.findByRole('navigation', { name: 'Chats' }));

/** The most recent chat is first. Titles show the topic and treatment, if any. */
export const Chats = meta.story({
  tags: ['route:/user/chat', 'chat:support', 'chat:counter'],
  globals: desktop,
  play: async (context) => {
    const chats = await chatsOf(context);
    const [first] = await chats.findAllByRole('link');
    await expect(first).toHaveTextContent(
      /Semaglutide Injection.*Dr\. Lena Lee.*And please send me.*2 unread/,
    );
    await expect(await chats.findByRole('link', { name: /Photo or ID.*Support.*3 unread/ })).toBeVisible();
    await expect(
      await context.canvas.findByRole('heading', { level: 2, name: 'Ask your doctor' }),
    ).toBeVisible();
  },
});

export const ChatsOnPhone = meta.story({ globals: onPhone });

/** Without chats, the page offers topics to start one. */
export const Empty = meta.story({
  tags: ['route:/user/chat'],
  args: { as: 'paused' },
  play: async (context) => {
    const chats = await chatsOf(context);
    await expect(await chats.findByText('No chats yet')).toBeVisible();
    await expect(chats.queryByRole('link')).not.toBeInTheDocument();
    await expect(await context.canvas.findByRole('button', { name: 'Side effects' })).toBeVisible();
  },
});

export const Loading = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your chats…')).toBeInTheDocument();
  },
});

export const Failing = meta.story({
  globals: { network: 'failing' },
  play: async (context) => {
    const chats = await chatsOf(context);
    await expect(await chats.findByText("We couldn't load your chats")).toBeVisible();
    context.visit.sandbox.faults.clear();
    await userEvent.click(await chats.findByRole('button', { name: 'Try again' }));
    await expect((await chats.findAllByRole('link')).length).toBeGreaterThan(3);
  },
});

/** Doctor, topic, unread messages and read receipts. */
export const Thread = meta.story({
  tags: ['route:/user/chat', 'chat:text', 'chat:image', 'chat:system', 'chat:read'],
  globals: desktop,
  play: async (context) => {
    const thread = await openChat(context, 'doctor');
    await expect(await thread.findByText('Unread')).toBeInTheDocument();
    await expect((await thread.findAllByText('Read')).length).toBeGreaterThan(2);
    await expect(await thread.findByText('Doctors usually answer within 24 hours.')).toBeVisible();
    await expect(thread.getAllByText(/Not for emergencies/)).toHaveLength(1);
    await expect(await thread.findByRole('img', { name: 'injection.png' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
    await waitFor(() =>
      expect(context.visit.sandbox.store.get('chats', 'patient-chat', 'chat-chat-doctor')?.unread).toBe(0),
    );
  },
});

/** On a phone the chat is a separate page with a button back to the list. */
export const ThreadOnPhone = meta.story({
  globals: onPhone,
  play: async (context) => {
    await openChat(context, 'doctor');
    await userEvent.click(await context.canvas.findByRole('link', { name: 'Messages' }));
    const heading = await context.canvas.findByRole('heading', { level: 1, name: 'Messages' });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(context.canvas.queryByRole('log')).not.toBeInTheDocument());
  },
});

/** Shows the name of a document, which loads with the token when downloaded. */
export const Document = meta.story({
  tags: ['chat:file'],
  play: async (context) => {
    const thread = await openChat(context, 'photo');
    await userEvent.click(await thread.findByRole('button', { name: 'Download photo-guide.pdf' }));
    await waitFor(() => expect(context.visit.calls.some((call) => call.includes('/api/file/'))).toBe(true));
  },
});

/** Older messages are inserted above without moving the visible ones. */
export const OlderMessages = meta.story({
  play: async (context) => {
    const thread = await openChat(context, 'reports');
    await expect(messagesOf(thread)).toHaveLength(11);
    await userEvent.click(await thread.findByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => expect(messagesOf(thread)).toHaveLength(60));
    await expect(await thread.findByText('This is the start of your chat')).toBeInTheDocument();
  },
});

export const UnknownChat = meta.story({
  args: { path: '/user/chat?chatId=none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We couldn't find this chat/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument();
  },
});
