import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { NotificationItem, type NotificationItemProps } from '@patient/ui/NotificationItem';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Patterns/Notifications/NotificationItem',
  component: NotificationItem,
  args: {
    message: 'Your doctor has approved your treatment.',
    time: '11-20-2026 10:42',
    dateTime: '2026-11-20T10:42:00-05:00',
    onRead: fn(),
  },
});

/** A visible notification is reported as read exactly once. */
export const Default = meta.story({
  tags: ['notification:unread'],
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onRead).toHaveBeenCalledTimes(1));
    await expect(canvas.getByText('New')).toBeVisible();
    await expect(canvas.getByText('11-20-2026 10:42')).toHaveAttribute(
      'datetime',
      '2026-11-20T10:42:00-05:00',
    );
  },
});

const frame = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

const listHeight = 200;

/** Notification below the visible part of a 200 px list. */
const belowFold = (args: NotificationItemProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take focus
  <section aria-label="List" tabIndex={0} style={{ blockSize: listHeight, overflowY: 'auto' }}>
    <div style={{ blockSize: listHeight }} />
    <NotificationItem {...args} data-testid="item" />
    <div style={{ blockSize: listHeight }} />
  </section>
);

const heightOf = (item: HTMLElement) => item.firstElementChild?.getBoundingClientRect().height ?? 0;

const scrollTo = async (box: HTMLElement, top: number) => {
  box.scrollTop = top;
  await frame();
  await frame();
};

/** Reported as read once three quarters of its height are visible. */
export const ReadAtThreeQuarters = meta.story({
  tags: ['notification:read', 'number:read'],
  args: { style: { blockSize: listHeight } },
  render: belowFold,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('region', { name: 'List' });
    const height = heightOf(canvas.getByTestId('item'));
    const show = (share: number) => scrollTo(box, height * share);
    await show(0);
    await show(0.7);
    await expect(args.onRead).not.toHaveBeenCalled();
    await show(0.78);
    await waitFor(() => expect(args.onRead).toHaveBeenCalledTimes(1));
    await show(0);
    await show(1);
    await expect(args.onRead).toHaveBeenCalledTimes(1);
  },
});

/** Not reported as read while another window has the focus, but as soon as this one gets it. */
export const WithoutFocus = meta.story({
  tags: ['check', 'notification:read'],
  play: async ({ args }) => {
    const hasFocus = spyOn(document, 'hasFocus').mockReturnValue(false);
    globalThis.dispatchEvent(new Event('focus'));
    await frame();
    await frame();
    await expect(args.onRead).not.toHaveBeenCalled();
    hasFocus.mockReturnValue(true);
    globalThis.dispatchEvent(new Event('focus'));
    await expect(args.onRead).toHaveBeenCalledTimes(1);
  },
});

/** A notification taller than the list is read when it fills three quarters of the list. */
export const TallerThanTheList = meta.story({
  tags: ['check'],
  args: { message: 'Your doctor has approved your treatment. '.repeat(80) },
  render: belowFold,
  play: async ({ args, canvas }) => {
    await expect(heightOf(canvas.getByTestId('item')) * 0.75).toBeGreaterThan(listHeight);
    const box = canvas.getByRole('region', { name: 'List' });
    await scrollTo(box, listHeight * 0.7);
    await expect(args.onRead).not.toHaveBeenCalled();
    await scrollTo(box, listHeight * 0.8);
    await waitFor(() => expect(args.onRead).toHaveBeenCalledTimes(1));
  },
});

/** A read notification reports nothing. */
export const Read = meta.story({
  tags: ['notification:read'],
  args: { isRead: true },
  play: async ({ args, canvas }) => {
    await frame();
    await frame();
    await expect(args.onRead).not.toHaveBeenCalled();
    await expect(canvas.queryByText('New')).not.toBeInTheDocument();
  },
});

const follow = fn();

/** The entire row is the target and a single tab stop. */
export const Keyboard = meta.story({
  tags: ['check'],
  args: { href: '/user/subscriptions', onFollow: follow },
  play: async ({ canvas }) => {
    follow.mockClear();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Your doctor has approved your treatment.' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/user/subscriptions');
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledTimes(1);
    const row = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(row.right - 8, row.bottom - 8)).toBe(link);
    await expect(row.height).toBeGreaterThanOrEqual(44);
  },
});

/** Markup stays plain text; an external URL is not a link. */
export const Markup = meta.story({
  args: { message: '<img src=x onerror=alert(1)>', href: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

const long = { message: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter '.repeat(2) };

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
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    // Keeps the date before the time.
    await expect(getComputedStyle(canvas.getByText('11-20-2026 10:42')).direction).toBe('ltr');
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack gap={0} style={{ maxInlineSize: 400, marginInline: 'auto' }}>
      <NotificationItem {...args} />
      <NotificationItem {...args} isRead />
      <NotificationItem {...args} href="/user/chat" icon="chat" message="Dr. Amy Wong sent you a message." />
      <NotificationItem
        {...args}
        href="/user/chat"
        icon="truck"
        message="Your package is on its way."
        isRead
      />
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
