import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { ChatList, type ChatListItem } from '@patient/ui/ChatList';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { facePicture } from '../pictures.ts';

const chats: readonly ChatListItem[] = [
  {
    id: 'a',
    href: '/user/chat?chatId=a',
    title: 'Side effects · Topical Spray',
    peerName: 'Dr. Amy Wong',
    peerAvatarUrl: facePicture,
    lastMessage: 'Some redness in the first two weeks is common.',
    time: '10:42 AM',
    unread: 2,
  },
  { id: 'b', href: '/user/chat?chatId=b', lastMessage: 'Your package is on its way.', time: 'Nov 18, 2026' },
  {
    id: 'c',
    href: '/user/chat?chatId=c',
    title: 'Semaglutide Injection',
    peerName: 'Dr. Maria Ruiz',
    lastMessage: 'See you then.',
    unread: -1,
  },
];

const meta = preview.meta({
  title: 'Patterns/Messages/ChatList',
  component: ChatList,
  args: { chats, onReload: fn() },
});

/** A list of links; missing names are shown as Support. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Chats' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const [first, second, third] = canvas.getAllByRole('link');
    await expect(first).toHaveAccessibleName(
      /^Side effects · Topical Spray\s+10:42 AM\s+Dr\. Amy Wong\s+Some redness .+ common\.\s+2 unread$/,
    );
    await expect(second).toHaveAccessibleName(/^Support\s+Nov 18, 2026\s+Your package/);
    await expect(third).toHaveAccessibleName(/Dr\. Maria Ruiz\s+See you then\.$/);
  },
});

/** Rows stay where they are when a chat is read, in the column beside a chat on a tablet. */
export const UnreadInColumn = meta.story({
  tags: ['check'],
  args: { chats: [0, 5, 88].map((unread) => ({ ...chats[1], id: `${unread}`, href: '/user/chat', unread })) },
  render: (args) => (
    <div style={{ inlineSize: '13.875rem' }}>
      <ChatList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('link').map((row) => row.getBoundingClientRect().height);
    await expect(heights).toEqual(heights.map(() => heights[0]));
  },
});

/** Each chat is a tab stop; Enter follows. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(canvas.getAllByRole('link')[1]).toHaveAttribute('href', '/user/chat?chatId=b');
  },
});

/** The open chat is marked as the current page, not only by color. */
export const Current = meta.story({
  args: { currentId: 'b' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/user/chat?chatId=b',
    );
  },
});

/** The count is capped at 99 and never negative. */
export const Counters = meta.story({
  tags: ['chat:counter'],
  args: {
    chats: [120, 99, 1, 0, -3].map((unread) => ({
      id: String(unread),
      href: '/user/chat',
      title: `Chat ${unread}`,
      unread,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getAllByText('unread')).toHaveLength(3);
  },
});

export const Empty = meta.story({
  args: { chats: [], emptyAction: <Button variant="primary">Choose a topic</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No chats yet' })).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your chats…');
  },
});

export const WithError = meta.story({
  args: { error: "The service didn't respond." },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load your chats");
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('navigation')).toHaveFocus();
  },
});

const long = {
  chats: [
    {
      id: 'a',
      href: '/user/chat',
      title: 'Erectile dysfunction treatment, awaiting manual pharmacy address verification',
      peerName: 'Dr. Bartholomew Featherstonehaugh-Cholmondeley',
      lastMessage: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter '.repeat(3),
      time: 'Nov 18, 2026',
      unread: 120,
    },
  ],
};

export const LongText = meta.story({
  tags: ['check'],
  args: long,
  globals: onPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await expect(scrollsSideways()).toBe(false);
    // Next to the avatar, words would break.
    const row = canvas.getByRole('link').getBoundingClientRect();
    const title = canvas.getByText(/^Erectile dysfunction/).getBoundingClientRect();
    await expect(title.width).toBeGreaterThan(row.width * 0.8);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { currentId: 'a' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    // Truncated at its end, not its start.
    await expect(getComputedStyle(canvas.getByText(/^Some redness/)).unicodeBidi).toBe('plaintext');
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack style={{ maxInlineSize: 400, marginInline: 'auto' }}>
      <ChatList {...args} aria-label="Chats" currentId="a" />
      <ChatList {...args} aria-label="Loading" isLoading />
      <ChatList {...args} aria-label="Error" error="The service didn't respond." />
      <ChatList {...args} aria-label="Empty" chats={[]} />
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
