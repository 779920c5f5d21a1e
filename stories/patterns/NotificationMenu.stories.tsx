import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BrandHeader } from '@patient/ui/BrandHeader';
import { NotificationMenu, type NotificationEntry } from '@patient/ui/NotificationMenu';
import preview from '../../.storybook/preview.tsx';
import { onAndroid, pressBack } from '../androidBack.ts';
import { waitForOverlay } from '../waitForOverlay.ts';
import { largeTextOnPhone, onPhone } from '../phone.ts';
import type { Canvas } from '../canvas.ts';

const entries = (count: number): readonly NotificationEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    message: `Your package ${index + 1} is on its way.`,
    time: '11-20-2026 10:42',
    isRead: index > 1,
    ...(index % 2 === 0 && { href: '/user/orders' }),
  }));

/** Page that stores the items and counts down. */
function Page({ items: atFirst, onRead, ...rest }: ComponentProps<typeof NotificationMenu>) {
  const [items, setItems] = useState(atFirst);
  const read = (id: string) => {
    onRead(id);
    setItems((now) => now.map((one) => (one.id === id ? { ...one, isRead: true } : one)));
  };
  const unread = items.filter(({ isRead }) => isRead === false).length;
  return (
    <>
      <BrandHeader
        logoHref="/login"
        onHelp={() => {}}
        end={<NotificationMenu {...rest} items={items} onRead={read} unread={rest.unread + unread} />}
      />
      <main id="main" tabIndex={-1} style={{ padding: '1rem', minBlockSize: 560 }}>
        <h1>Subscriptions</h1>
      </main>
    </>
  );
}

const read = fn<(id: string) => void>();

const meta = preview.meta({
  title: 'Patterns/Notifications/NotificationMenu',
  component: NotificationMenu,
  args: { items: entries(12), unread: 0, onRead: read, onOpenChange: fn(), onMore: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    read.mockClear();
  },
});

const page = () => within(document.body);
const bellOf = (canvas: Canvas) => canvas.getByRole('button', { name: /^Notifications/ });
const open = async (canvas: Canvas) => {
  await userEvent.click(bellOf(canvas));
  const dialog = await page().findByRole('dialog', { name: 'Notifications' });
  await waitForOverlay();
  return dialog;
};

/** 400 px wide with a list of up to 400 px; the bell's name includes the count. */
export const Default = meta.story({
  tags: ['header:bell', 'notification:unread'],
  play: async ({ args, canvas }) => {
    await expect(bellOf(canvas)).toHaveAccessibleName('Notifications, 2 new');
    const dialog = await open(canvas);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(within(dialog).queryByRole('banner')).not.toBeInTheDocument();
    const panel = dialog.parentElement?.getBoundingClientRect();
    await expect(panel?.width).toBe(400);
    const list = page().getByRole('region', { name: 'List of notifications' });
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(400);
    await expect(list.scrollHeight).toBeGreaterThan(400);
  },
});

/** Marks all as read, including those below the fold; hidden when nothing is unread. */
export const MarkAllRead = meta.story({
  args: { unread: 5, onReadAll: fn() },
  play: async ({ args, canvas }) => {
    const dialog = within(await open(canvas));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark all read' }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
});

const announced = () =>
  [...document.querySelectorAll('[aria-live=polite] p')].map((line) => line.textContent);

/** Messages received while the page is open are announced politely, once per increase, without their text. */
export const NewMessagesAnnounced = meta.story({
  tags: ['check'],
  render: function Receiving(args) {
    const [receivedMessages, setReceived] = useState(0);
    return (
      <>
        <Page {...args} receivedMessages={receivedMessages} />
        <button onClick={() => setReceived((count) => count + 1)}>Receive</button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(announced()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(announced()).toEqual(['You have a new message']);
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(announced()).toEqual(['You have a new message']);
  },
});

/** Android's Back closes the list. */
export const AndroidBack = meta.story({
  beforeEach: onAndroid,
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(pressBack()).toBe(true);
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    await expect(pressBack()).toBe(false);
  },
});

/** Focus moves in, stays in and returns; Escape closes. */
export const Keyboard = meta.story({
  tags: ['check'],
  args: { items: entries(2), hasMore: true },
  play: async ({ args, canvas, step }) => {
    const bell = bellOf(canvas);
    await expect(bell.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await step('Announces what it opens', async () => {
      await expect(bell).toHaveAttribute('aria-haspopup', 'dialog');
      await expect(bell).toHaveAttribute('aria-expanded', 'false');
      bell.focus();
      await userEvent.keyboard('{Enter}');
    });
    await step('In', async () => {
      const dialog = await page().findByRole('dialog', { name: 'Notifications' });
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      await expect(bell).toHaveAttribute('aria-expanded', 'true');
      const stops = [
        'Close notifications',
        'List of notifications',
        'Your package 1 is on its way.',
        'Show more',
        'Close notifications',
      ];
      for (const name of stops) {
        await userEvent.tab();
        await expect(document.activeElement).toHaveAccessibleName(name);
      }
    });
    await step('Out', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(bell).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
});

/** Visible notifications are read once each and lower the count; those below the fold are not. */
export const BecomesRead = meta.story({
  tags: ['notification:read', 'number:read'],
  args: { items: entries(12).map((one) => ({ ...one, isRead: false })) },
  play: async ({ args, canvas }) => {
    await expect(bellOf(canvas)).toHaveAccessibleName('Notifications, 12 new');
    await open(canvas);
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith('n0'));
    await expect(args.onRead).not.toHaveBeenCalledWith('n11');
    const list = page().getByRole('region', { name: 'List of notifications' });
    list.scrollTop = list.scrollHeight;
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith('n11'));
    list.scrollTop = 0;
    const bell = page().getByRole('button', { name: /^Notifications/, hidden: true });
    await waitFor(() => expect(bell).not.toHaveAccessibleName('Notifications, 12 new'));
    const ids = read.mock.calls.flat();
    await expect(ids.length).toBeGreaterThan(2);
    await expect(new Set(ids).size).toBe(ids.length);
  },
});

/** Text fixed by the specification. */
export const Empty = meta.story({
  tags: ['header:bell-empty'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(bellOf(canvas)).toHaveAccessibleName('Notifications');
    await expect(await open(canvas)).toHaveTextContent('No items in the list');
  },
});

export const Loading = meta.story({
  args: { items: [], isLoading: true },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Loading notifications…');
    await expect(dialog).not.toHaveTextContent('No items in the list');
  },
});

export const WithError = meta.story({
  args: { items: [], error: "The service didn't respond." },
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas);
    await expect(within(dialog).getByRole('alert')).toHaveTextContent("We couldn't load your notifications");
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(within(dialog).getByRole('region', { name: 'List of notifications' })).toHaveFocus();
  },
});

/** Loads the next page; existing items stay. */
export const NextPage = meta.story({
  args: { items: entries(3), hasMore: true },
  play: async ({ args, canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  },
});

/** Replaces the button by nothing after the last page, or by an error. */
function Ending({ error, onMore, ...args }: ComponentProps<typeof NotificationMenu>) {
  const [isEnded, setEnded] = useState(false);
  return (
    <Page
      {...args}
      hasMore={!isEnded || error !== undefined}
      onMore={() => {
        onMore?.();
        setEnded(true);
      }}
      {...(isEnded && { error })}
    />
  );
}

async function keepsFocus({
  args,
  canvas,
}: {
  args: ComponentProps<typeof NotificationMenu>;
  canvas: Canvas;
}) {
  const dialog = await open(canvas);
  within(dialog).getByRole('button', { name: 'Show more' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onMore).toHaveBeenCalledTimes(1);
  await waitFor(() =>
    expect(within(dialog).queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument(),
  );
  await waitFor(() =>
    expect(within(dialog).getByRole('region', { name: 'List of notifications' })).toHaveFocus(),
  );
}

/** The button disappears with the last page; focus moves to the list. */
export const LastPage = meta.story({
  tags: ['check'],
  args: { items: entries(3) },
  render: (args) => <Ending {...args} />,
  play: keepsFocus,
});

/** The same if the next page fails to load. */
export const NextPageFails = meta.story({
  tags: ['check'],
  args: { items: entries(3), error: "The service didn't respond." },
  render: (args) => <Ending {...args} />,
  play: keepsFocus,
});

/** Capped at 99+, never negative. */
export const ManyUnread = meta.story({
  args: { items: [], unread: 120 },
  play: async ({ canvas }) => {
    const bell = bellOf(canvas);
    await expect(bell).toHaveAccessibleName('Notifications, 99+ new');
    const count = canvas.getByText('99+').getBoundingClientRect();
    await expect(count.width).toBeGreaterThan(count.height);
    await expect(count.right).toBeLessThanOrEqual(document.body.offsetWidth);
  },
});

export const Phone = meta.story({
  tags: ['check'],
  globals: onPhone,
  play: async ({ canvas }) => {
    const box = (await open(canvas)).getBoundingClientRect();
    // Same distance from both edges.
    await expect(box.left).toBeGreaterThan(8);
    await expect(Math.abs(box.left - (window.innerWidth - box.right))).toBeLessThan(2);
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    items: [
      {
        id: 'a',
        time: '11-20-2026 10:42',
        message: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter '.repeat(3),
      },
    ],
  },
  globals: onPhone,
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect((await open(canvas)).getBoundingClientRect().left).toBeLessThan(80);
  },
});

/** Opens the list without a play function, which docs pages don't run. */
const openOnMount = (menu: HTMLElement | null) => menu?.querySelector('button')?.click();

/** A state on the docs page, in a frame. */
const opened = {
  tags: ['check'],
  parameters: { isOverlay: true },
  render: (args: ComponentProps<typeof NotificationMenu>) => <Page {...args} ref={openOnMount} />,
};

export const Opened = meta.story({ ...opened, args: { hasMore: true, onReadAll: fn() } });

export const OpenedEmpty = meta.story({ ...opened, args: { items: [] } });

export const OpenedLoading = meta.story({ ...opened, args: { items: [], isLoading: true } });

export const OpenedWithError = meta.story({
  ...opened,
  args: { items: [], error: "The service didn't respond." },
});

export const AllStates = meta.story({
  name: 'Sheet',
  args: { hasMore: true },
  play: async ({ canvas }) => {
    await open(canvas);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
