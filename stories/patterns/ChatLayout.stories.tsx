import { expect } from 'storybook/test';
import { ChatLayout } from '@patient/ui/ChatLayout';
import { ChatList, type ChatListItem } from '@patient/ui/ChatList';
import { ChatThread } from '@patient/ui/ChatThread';
import { BackLink, LinkButton } from '@patient/ui/Link';
import { doctorTopics, TopicPicker } from '@patient/ui/TopicPicker';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const chats: readonly ChatListItem[] = [
  {
    id: 'a',
    href: '/user/chat?chatId=a',
    title: 'Side effects · Topical Spray',
    peerName: 'Dr. Amy Wong',
    lastMessage: 'Some redness in the first two weeks is common.',
    time: '10:42 AM',
    unread: 2,
  },
  { id: 'b', href: '/user/chat?chatId=b', lastMessage: 'Your package is on its way.', time: 'Nov 18, 2026' },
];

const choice = <TopicPicker topics={doctorTopics} title="Ask your doctor" onChoose={() => {}} />;

const chat = (
  <ChatThread
    title="Dr. Amy Wong"
    messages={[
      {
        id: 'm1',
        text: 'Some redness in the first two weeks is common.',
        isOwn: false,
        name: 'Dr. Amy Wong',
        day: 'Today',
        time: '10:42 AM',
      },
    ]}
    headingLevel={2}
  />
);

const meta = preview.meta({
  title: 'Patterns/Messages/ChatLayout',
  component: ChatLayout,
  args: {
    title: 'Messages',
    page: 'list' as const,
    list: <ChatList chats={chats} />,
    children: choice,
    back: <BackLink href="/user/chat">Messages</BackLink>,
  },
});

const onDesktop = { viewport: { value: 'desktop', isRotated: false } };

/** The choice of a new message is beside the list. */
export const Default = meta.story({
  globals: onDesktop,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('navigation', { name: 'Chats' }).getBoundingClientRect();
    const pane = canvas.getByRole('region', { name: 'Ask your doctor' }).getBoundingClientRect();
    await expect(pane.left).toBeGreaterThan(list.right);
    await expect(canvas.queryByRole('link', { name: 'Messages' })).not.toBeInTheDocument();
  },
});

/** A chat beside the list, and a link to a new message. */
export const Chat = meta.story({
  args: {
    page: 'chat',
    children: chat,
    action: <LinkButton href="/user/chat?new=1">New message</LinkButton>,
  },
  globals: onDesktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New message' })).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Chats' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Messages' })).not.toBeInTheDocument();
  },
});

/** The list, and the choice below it. */
export const ListOnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('navigation', { name: 'Chats' }).getBoundingClientRect();
    const pane = canvas.getByRole('region', { name: 'Ask your doctor' }).getBoundingClientRect();
    await expect(pane.top).toBeGreaterThan(list.bottom);
  },
});

/** The choice doesn't shift when the list has loaded. */
export const LoadingOnPhone = meta.story({
  args: { isListLoading: true, list: <ChatList chats={[]} isLoading /> },
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Ask your doctor' })).not.toBeInTheDocument();
  },
});

/** Alone, with a link back. */
export const ChoiceOnPhone = meta.story({
  args: { page: 'choice' },
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Messages' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Chats' })).not.toBeInTheDocument();
  },
});

/** A chat fills the screen and has its own heading; that of the page is for screen readers. */
export const ChatOnPhone = meta.story({
  args: { page: 'chat', children: chat },
  globals: onPhone,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Messages' });
    await expect(heading.parentElement?.getBoundingClientRect().width).toBe(1);
    await expect(canvas.getByRole('heading', { name: 'Dr. Amy Wong' })).toBeVisible();
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { page: 'chat', children: chat },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  globals: { ...onDesktop, direction: 'rtl' },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('navigation', { name: 'Chats' }).getBoundingClientRect();
    const pane = canvas.getByRole('region', { name: 'Ask your doctor' }).getBoundingClientRect();
    await expect(pane.right).toBeLessThan(list.left);
  },
});

/** As wide as the window allows. */
export const AllStates = meta.story({
  name: 'Sheet',
  args: {
    page: 'chat',
    children: chat,
    action: <LinkButton href="/user/chat?new=1">New message</LinkButton>,
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
