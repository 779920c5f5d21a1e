import { expect, fn, userEvent } from 'storybook/test';
import { AccountNav, type AccountNavItem } from '@patient/ui/AccountNav';
import preview from '../../.storybook/preview.tsx';

const items: readonly AccountNavItem[] = [
  { href: '/user/subscriptions', label: 'Home', icon: 'home', isCurrent: true },
  { href: '/user/order-history', label: 'Order History', icon: 'orders' },
  { href: '/user/chat', label: 'Doctor Messaging', icon: 'chat', count: 3 },
  { href: '/user/profile', label: 'Account Info', icon: 'user' },
];

const meta = preview.meta({
  title: 'Patterns/Shell/AccountNav',
  component: AccountNav,
  args: {
    items,
    onHelp: fn(),
    onLogout: fn(),
    onFollow: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: '21.875rem' }}>
      <AccountNav {...args} />
    </div>
  ),
});

export const Default = meta.story({ tags: ['layout:account', 'layout:chat-count'] });

/** Pages in order, then Help, then Log out. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    for (const name of [
      'Home',
      'Order History',
      'Doctor Messaging 3 new',
      'Account Info',
      'Help topics',
      'Log out',
    ]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogout).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onHelp).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('navigation', { name: 'Account' })).toBeInTheDocument();
  },
});

/** The current page and the number of new messages are available as text. */
export const CurrentAndUnread = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Account Info' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: 'Doctor Messaging 3 new' })).toHaveAttribute(
      'href',
      '/user/chat',
    );
  },
});

/** A count of 0 shows no badge. */
export const NothingUnread = meta.story({
  args: { items: [{ href: '/user/chat', label: 'Doctor Messaging', icon: 'chat', count: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Doctor Messaging');
  },
});

const patient = { name: 'Ada Byron', email: 'ada@example.com' };

export const WithPatient = meta.story({ args: { patient } });

/** Rows stay where they are when the patient has loaded. */
export const PatientLoading = meta.story({
  tags: ['check'],
  args: { patient },
  render: (args) => (
    <div style={{ maxInlineSize: '14rem' }}>
      <AccountNav {...args} aria-label="Loading" patient={undefined} />
      <AccountNav {...args} aria-label="Loaded" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [loading, loaded] = canvas.getAllByRole('navigation');
    await expect(loading?.clientHeight).toBe(loaded?.clientHeight);
  },
});

/** Rows stay where they are when a count appears, in the column beside a page. */
export const CountLoading = meta.story({
  tags: ['check'],
  render: (args) => (
    <div style={{ maxInlineSize: '15.625rem' }}>
      {[0, 5, 88].map((count) => (
        <AccountNav
          key={count}
          {...args}
          aria-label={`Count ${count}`}
          items={[{ href: '/user/chat', label: 'Doctor Messaging', icon: 'chat', isCurrent: true, count }]}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('link').map((row) => row.getBoundingClientRect().height);
    await expect(heights).toEqual(heights.map(() => heights[0]));
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    patient: {
      name: 'Maximiliane Augusta von Hohenstein-Wallersee',
      email: 'maximiliane.augusta.von.hohenstein@a-very-long-provider.example',
    },
    items: [
      { href: '/user/chat', label: 'Messages from your doctor and our support', icon: 'chat', count: 120 },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const LargeText = meta.story({ tags: ['check'], args: { patient }, globals: { textSize: '200' } });

export const RightToLeft = meta.story({ tags: ['check'], args: { patient }, globals: { direction: 'rtl' } });

/** Every row is at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  args: { patient },
  play: async ({ canvas }) => {
    for (const row of [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')])
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  name: 'Sheet, dark',
  args: { patient },
  globals: { scheme: 'dark' },
});
