import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '@patient/ui/Icon';
import { BackLink, EmergencyText, Link, LinkButton } from '@patient/ui/Link';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Components/Link',
  component: Link,
  args: { href: '/user/order-history', children: 'Order history', onPress: fn() },
});

export const Default = meta.story();

/** Enter follows the link, Space doesn't, and the focus ring is visible. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Order history' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('data-focus-visible');
    await expect(link).toHaveAttribute('href', '/user/order-history');
    await userEvent.keyboard(' ');
    await expect(args.onPress).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

/** Emergency numbers link to a call or, if the text says so, a text message. */
export const Emergency = meta.story({
  render: () => (
    <p>
      <EmergencyText>
        Call or text 988 to reach the Suicide &amp; Crisis Lifeline. In an emergency, call 911.
      </EmergencyText>
    </p>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['tel:988', 'sms:988', 'tel:911']);
    await expect(canvas.getByRole('link', { name: 'Call 988' })).toHaveTextContent('Call');
  },
});

/** To the parent page, above the heading; paper leaves it out. */
export const Back = meta.story({
  render: () => <BackLink href="/user/profile">Account info</BackLink>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Account info' });
    await expect(link).toHaveAttribute('href', '/user/profile');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** Opens in a new tab, says so, and hides the window object and current path. */
export const External = meta.story({
  args: { href: 'https://carrier.example/track/1', children: 'Track this package' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Track this package (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** An in-app link can open in a new tab, and an external link in the same tab. */
export const ExplicitTarget = meta.story({
  render: () => (
    <p>
      <Link href="/user/chat" isExternal>
        Messages
      </Link>{' '}
      and{' '}
      <Link href="https://brand.example" isExternal={false}>
        the website
      </Link>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Messages/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'the website' })).not.toHaveAttribute('target');
  },
});

/** An unsafe URL from the service renders only the text. */
export const UnsafeUrl = meta.story({
  args: { href: 'javascript:alert(1)', children: 'Track this package' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText('Track this package')).toBeInTheDocument();
  },
});

/** Wraps with the text of a sentence. */
export const LongText = meta.story({
  tags: ['check'],
  render: (args) => (
    <p>
      Before you start, please read{' '}
      <Link {...args}>how we handle what you tell your doctor, and for how long it is kept</Link>, and ask us
      anything.
    </p>
  ),
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { href: 'https://carrier.example/track/1', children: 'Track this package', variant: 'standalone' },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

/** The icon is mirrored with the text. */
export const RightToLeft = meta.story({
  tags: ['check'],
  args: { href: 'https://carrier.example/track/1', children: 'Track this package' },
  globals: { direction: 'rtl' },
});

/** A link styled as a button is still a link. */
export const AsButton = meta.story({
  render: () => (
    <LinkButton href="/steps" variant="primary" icon={<Icon name="arrow-right" />} isWide>
      Continue your visit
    </LinkButton>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Continue your visit' });
    await expect(link).toHaveAttribute('href', '/steps');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

const variants = ['inline', 'standalone', 'quiet'] as const;

/** All variants; standalone ones are at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={[...variants, 'back', 'button primary', 'button secondary', 'button quiet']}
      columns={['path', 'hover', 'pressed', 'focus', 'external']}
      cell={(row, column) => {
        const href = column === 'external' ? 'https://carrier.example' : '/login';
        if (row === 'inline' || row === 'standalone' || row === 'quiet')
          return (
            <Link href={href} variant={row}>
              Order history
            </Link>
          );
        if (row === 'back') return <BackLink href={href}>Account info</BackLink>;
        const variant = row === 'button primary' ? 'primary' : row === 'button quiet' ? 'quiet' : 'secondary';
        return (
          <LinkButton href={href} variant={variant}>
            Start treatment
          </LinkButton>
        );
      }}
    />
  ),
  play: async ({ canvas }) => {
    for (const link of canvas
      .getAllByRole('link')
      .filter((one) => one.closest('[role=group]')?.getAttribute('aria-label') !== 'inline'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
