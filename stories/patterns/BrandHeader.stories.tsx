import { expect, fn, userEvent } from 'storybook/test';
import { BrandHeader } from '@patient/ui/BrandHeader';
import { IconButton } from '@patient/ui/IconButton';
import { useBrand } from '@patient/ui/UiProvider';
import preview from '../../.storybook/preview.tsx';
import { focusBelow } from '../focusBelow.ts';
import { largeTextOnPhone } from '../phone.ts';

const meta = preview.meta({
  title: 'Patterns/Shell/BrandHeader',
  component: BrandHeader,
  args: { logoHref: '/login', onHelp: fn(), onLogoPress: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <BrandHeader {...args} />
      <main id="main" tabIndex={-1} style={{ padding: '1rem' }}>
        <h1>Subscriptions</h1>
        <p>Your treatment, deliveries, and charges.</p>
      </main>
    </>
  ),
});

export const Default = meta.story();

/** Skip link, logo, help; each works with Enter. */
export const Keyboard = meta.story({
  tags: ['every-brand'],
  play: async ({ args, canvas, step }) => {
    await step('The header is the banner, and the logo has the brand as name', async () => {
      await expect(canvas.getByRole('banner')).toBeInTheDocument();
    });
    await step('The first tab stop is the skip link', async () => {
      await userEvent.tab();
      const skip = canvas.getByRole('link', { name: 'Skip to main content' });
      await expect(skip).toHaveFocus();
      await expect(getComputedStyle(skip).clipPath).toBe('none');
      await expect(skip).toHaveAttribute('href', '#main');
    });
    await step('Then the logo', async () => {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAttribute('href', '/login');
      await expect(document.activeElement).toHaveAccessibleName(/.+/);
      await userEvent.keyboard('{Enter}');
      await expect(args.onLogoPress).toHaveBeenCalledTimes(1);
    });
    await step('Then help', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Help?' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onHelp).toHaveBeenCalledTimes(1);
    });
  },
});

/** On public pages, the logo links to the brand's website without a referrer. */
export const LogoToWebsite = meta.story({
  args: { logoHref: 'https://brand.example' },
  play: async ({ canvasElement }) => {
    const logo = canvasElement.querySelector('a[href^="https:"]');
    await expect(logo).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** Visually hidden and not clickable until focused. */
export const HiddenSkipLink = meta.story({
  play: async ({ canvas }) => {
    const skip = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(getComputedStyle(skip).clipPath).toBe('inset(50%)');
    await expect(getComputedStyle(skip).pointerEvents).toBe('none');
  },
});

function BrandName() {
  const { websiteUrl } = useBrand();
  return <BrandHeader logoHref={websiteUrl} onHelp={() => {}} isOnBackground />;
}

/** On public pages the logo links to the brand's website in the same tab; the header has no border. */
export const PublicPages = meta.story({
  tags: ['every-brand', 'header:logo', 'header:help'],
  render: () => (
    <>
      <BrandName />
      <main id="main" tabIndex={-1} style={{ padding: '1rem' }}>
        <h1>Sign in</h1>
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const [, logo] = canvas.getAllByRole('link');
    await expect(logo?.getAttribute('href')).toMatch(/^https:\/\//);
    await expect(logo).not.toHaveAttribute('target');
  },
});

/** With the slots of the account layout. */
export const Account = meta.story({
  tags: ['header:logo'],
  args: {
    isOnBackground: false,
    start: <IconButton icon="menu" label="Open menu" />,
    end: <IconButton icon="bell" label="Notifications, 2 new" />,
  },
  play: async ({ canvas }) => {
    const names = ['Skip to main content', 'Open menu', /.+/, 'Help?', 'Notifications, 2 new'];
    for (const name of names) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** Everything fits on one line at 360 px. */
export const Phone = meta.story({
  tags: ['check', 'every-brand'],
  args: Account.input.args,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    // Compares centers: in brands with low density the text button is taller than the round ones.
    const [menu, help] = ['Open menu', 'Help?'].map((name) => {
      const { top, height } = canvas.getByRole('button', { name }).getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    await expect(menu).toBe(help);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: Account.input.args,
  globals: { textSize: '200', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to main content' });
    // Includes the focus ring.
    await expect(skip.getBoundingClientRect().right + 4).toBeLessThanOrEqual(window.innerWidth);
    // The skip link covers the logo only while focused.
    skip.blur();
  },
});

/** The focused element is never hidden by the header, which is tall with large text. */
export const FocusBelowHeader = meta.story({
  tags: ['check', 'every-brand'],
  args: Account.input.args,
  globals: largeTextOnPhone,
  render: (args) => (
    <>
      <BrandHeader {...args} />
      <main id="main" tabIndex={-1} style={{ paddingBlock: '40rem' }}>
        <a href="#main">A link</a>
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'A link' });
    const header = canvas.getByRole('banner');
    focusBelow(header, link);
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(header.getBoundingClientRect().bottom);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: Account.input.args,
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({ tags: ['header:logo'], name: 'Sheet', args: Account.input.args });

export const Dark = meta.story({
  tags: ['check'],
  name: 'Sheet, dark',
  args: Account.input.args,
  globals: { scheme: 'dark' },
});
