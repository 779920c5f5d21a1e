import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { inForcedColors } from '../../foundations/forcedColors.ts';
import { scrollsSideways } from '../../phone.ts';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import type { PlayContext } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Notifications/Bell',
  args: { path: '/user/subscriptions', as: 'active' },
});

const NOTICES = ['notifications', 'user-active'] as const;

async function openBell({ canvas }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

const unreadRecords = ({ visit }: PlayContext) =>
  visit.sandbox.store.list(...NOTICES).filter(({ hasRead }) => hasRead !== true).length;

/** Message and time, newest first. Visible notifications are marked as read over the WebSocket; bell and title count down. */
export const Unread = meta.story({
  tags: [
    'header:bell',
    'notification:unread',
    'notification:read',
    'number:notices',
    'number:notification-menu',
  ],
  play: async (context) => {
    const bell = await context.canvas.findByRole('button', { name: 'Notifications, 3 new' });
    await waitFor(() => expect(document.title).toMatch(/^\(3\) /));
    await waitFor(() => expect(context.visit.sandbox.connections.size('patient-active')).toBe(1));
    const list = await openBell(context);
    await expect(list.getAllByRole('article')).toHaveLength(10);
    await expect(list.getAllByText(/^\d\d-\d\d-\d{4} \d\d:\d\d$/)).toHaveLength(10);
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications'));
    await waitFor(() => expect(unreadRecords(context)).toBe(0));
    await expect(document.title).not.toMatch(/^\(/);
  },
});

async function fitsScreen(context: PlayContext) {
  const list = await openBell(context);
  await expect((await list.findAllByRole('article')).length).toBeGreaterThan(0);
  await expect(scrollsSideways()).toBe(false);
}

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: fitsScreen });

export const ForcedColors = meta.story({
  play: async (context) => {
    await inForcedColors(() => fitsScreen(context));
  },
});

/** "Show more" loads more notifications without duplicates. When the button disappears, focus moves to the list. */
export const More = meta.story({
  play: async (context) => {
    const list = await openBell(context);
    await userEvent.click(await list.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(list.getAllByRole('article')).toHaveLength(12));
    await expect(list.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    await waitFor(() => expect(list.getByRole('region', { name: 'List of notifications' })).toHaveFocus());
  },
});

export const Empty = meta.story({
  args: { as: 'empty' },
  play: async (context) => {
    await expect(await (await openBell(context)).findByText('No items in the list')).toBeVisible();
  },
});

export const Loading = meta.story({
  globals: { network: 'slow' },
  beforeEach: ({ visit }) => visit.sandbox.faults.set({ operation: 'listNotices', latency: 60_000 }),
  play: async (context) => {
    const list = await openBell(context);
    await expect(await list.findByText('Loading notifications…')).toBeInTheDocument();
  },
});

export const Failing = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'listNotices', status: 503, message: FAILING_MESSAGE }),
  play: async (context) => {
    const list = await openBell(context);
    await expect(await list.findByText("We couldn't load your notifications")).toBeVisible();
    context.visit.sandbox.faults.clear();
    await userEvent.click(await list.findByRole('button', { name: 'Try again' }));
    await expect(await list.findAllByRole('article')).toHaveLength(10);
  },
});

/** A notification opens its page; one without a page says so. */
export const OpensPage = meta.story({
  tags: ['check'],
  beforeEach: ({ visit: { sandbox } }) => {
    const base = { type: 'system', hasRead: true, whoHaveRead: [], createdAt: '2025-05-14T14:00:00.000Z' };
    for (const { _id } of sandbox.store.list(...NOTICES)) sandbox.store.delete(...NOTICES, _id);
    sandbox.store.put(...NOTICES, 'n1', { ...base, _id: 'n1', message: 'We changed our terms.' });
    sandbox.store.put(...NOTICES, 'n2', {
      ...base,
      _id: 'n2',
      message: 'Your doctor answered your message.',
      data: { chatId: 'active-chat-doctor' },
    });
  },
  play: async (context) => {
    const list = await openBell(context);
    await expect(await list.findByText("There's no page to open for this one.")).toBeVisible();
    await userEvent.click(await list.findByRole('link', { name: /^Your doctor answered/ }));
    await waitFor(() =>
      expect(context.visit.location.history.at(-1)).toBe('/user/chat?chatId=active-chat-doctor'),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** Includes notifications that are not visible or not loaded. */
export const MarkAllRead = meta.story({
  beforeEach: ({ visit: { sandbox } }) => {
    for (const notice of sandbox.store.list(...NOTICES))
      sandbox.store.put(...NOTICES, notice._id, { ...notice, hasRead: false });
  },
  play: async (context) => {
    const bell = await context.canvas.findByRole('button', { name: 'Notifications, 12 new' });
    await waitFor(() => expect(context.visit.sandbox.connections.size('patient-active')).toBe(1));
    const list = await openBell(context);
    const button = await list.findByRole('button', { name: 'Mark all read' });
    await userEvent.click(button);
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications'));
    await waitFor(() => expect(unreadRecords(context)).toBe(0));
    await expect(list.getAllByRole('article')).toHaveLength(12);
    await expect(button).toHaveFocus();
  },
});

/** The notification about a reply that is read in the open chat is marked as read. */
export const ReadInChat = meta.story({
  args: { path: '/user/chat?chatId=chat-chat-doctor', as: 'chat' },
  play: async ({ canvas, visit: { sandbox } }) => {
    const owner = ['notifications', 'user-chat'] as const;
    await expect(await canvas.findByText(/And please send me your weight/)).toBeVisible();
    await waitFor(() => expect(sandbox.connections.size('patient-chat')).toBe(1));
    const notice = {
      _id: 'n-answer',
      type: 'system',
      message: 'Your doctor answered your message about Semaglutide Injection.',
      data: { chatId: 'chat-chat-doctor' },
      hasRead: false,
      whoHaveRead: [],
      createdAt: '2025-05-14T15:00:00.000Z',
    };
    sandbox.store.put(...owner, notice._id, notice);
    sandbox.connections.broadcast('patient-chat', { event: 'notification', data: notice });
    const unread = () => sandbox.store.list(...owner).filter(({ hasRead }) => hasRead !== true);
    await waitFor(() => expect(sandbox.store.get(...owner, notice._id)?.hasRead).toBe(true));
    await expect(unread().map(({ data }) => data?.chatId)).not.toContain('chat-chat-doctor');
    const bell = await canvas.findByRole('button', { name: /^Notifications/ });
    const count = unread().length === 0 ? '' : `, ${unread().length} new`;
    await waitFor(() => expect(bell).toHaveAccessibleName(`Notifications${count}`));
  },
});

/** A new notification is counted and listed immediately, a missed one after reconnecting. */
export const Live = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const { connections, store } = visit.sandbox;
    await canvas.findByRole('button', { name: 'Notifications, 3 new' });
    await waitFor(() => expect(connections.size('patient-active')).toBe(1));
    const notice = {
      _id: 'n-live',
      type: 'system',
      message: 'Your order is on its way.',
      hasRead: false,
      whoHaveRead: [],
      createdAt: '2025-05-14T15:00:00.000Z',
    };
    store.put(...NOTICES, notice._id, notice);
    connections.broadcast('patient-active', { event: 'notification', data: notice });
    connections.broadcast('patient-active', { event: 'notification', data: notice });
    await expect(await canvas.findByRole('button', { name: 'Notifications, 4 new' })).toBeVisible();
    connections.close(1001, 'The service stops');
    store.put(...NOTICES, 'n-missed', { ...notice, _id: 'n-missed', message: 'You missed this.' });
    await expect(await canvas.findByRole('button', { name: 'Notifications, 5 new' })).toBeVisible();
    const list = await openBell(context);
    await expect(list.getAllByText('Your order is on its way.')).toHaveLength(1);
    await expect(await list.findByText('You missed this.')).toBeVisible();
  },
});
