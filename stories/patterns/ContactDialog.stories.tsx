import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { ContactDialog } from '@patient/ui/ContactDialog';
import preview from '../../.storybook/preview.tsx';
import { waitForOverlay } from '../waitForOverlay.ts';
import { largeTextOnPhone, onPhone } from '../phone.ts';
import { smallTargets } from '../targets.ts';

/** Page with the button that opens the dialog. */
function Page({ isOpen: atFirst, onOpenChange, ...rest }: ComponentProps<typeof ContactDialog>) {
  const [isOpen, setOpen] = useState(atFirst);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <main>
      <h1>Account</h1>
      <Button onPress={() => change(true)}>Contact us</Button>
      <ContactDialog {...rest} isOpen={isOpen} onOpenChange={change} />
    </main>
  );
}

const meta = preview.meta({
  title: 'Patterns/Help/ContactDialog',
  component: ContactDialog,
  parameters: { isOverlay: true },
  args: { isOpen: true, onOpenChange: fn(), email: 'support@brand.example' },
  render: (args) => <Page {...args} />,
});

const page = () => within(document.body);
const opened = async () => {
  const dialog = await page().findByRole('dialog', { name: 'Contact us' });
  await waitFor(() => expect(dialog).toHaveFocus());
  await waitForOverlay();
  return dialog;
};

/** The address can be read, copied and used as a link. */
export const Default = meta.story({
  tags: ['header:contact', 'number:help-dialog'],
  play: async () => {
    const dialog = await opened();
    await expect(dialog).toHaveTextContent('24 hours a day, 7 days a week');
    await expect(page().getByText('support@brand.example')).toBeVisible();
    await expect(page().getByRole('link', { name: 'Send an email' })).toHaveAttribute(
      'href',
      'mailto:support@brand.example',
    );
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(500);
  },
});

export const Keyboard = meta.story({
  tags: ['check'],
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Contact us' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await opened();
    for (const name of ['Close', 'Copy address', 'Send an email', 'call 911', 'Close']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

const withClipboard = (writeText: (text: string) => Promise<void>) => () => {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (before) Object.defineProperty(navigator, 'clipboard', before);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

const copied = fn<(text: string) => Promise<void>>(() => Promise.resolve());

/** Copying is announced without a layout shift. */
export const Copies = meta.story({
  beforeEach: withClipboard(copied),
  play: async () => {
    await opened();
    const write = page().getByRole('link', { name: 'Send an email' });
    const before = write.getBoundingClientRect().top;
    await userEvent.click(page().getByRole('button', { name: 'Copy address' }));
    await expect(copied).toHaveBeenCalledWith('support@brand.example');
    await waitFor(() => expect(page().getByRole('status')).toHaveTextContent('Copied'));
    await expect(write.getBoundingClientRect().top).toBe(before);
  },
});

/** If the browser blocks copying, the address is selected, and the dialog says so. */
export const CopyFails = meta.story({
  beforeEach: withClipboard(() => Promise.reject(new Error('not allowed'))),
  play: async () => {
    await opened();
    await userEvent.click(page().getByRole('button', { name: 'Copy address' }));
    await waitFor(() => expect(page().getByRole('status')).toHaveTextContent('We selected it'));
    await expect(String(getSelection())).toBe('support@brand.example');
  },
});

export const Phone = meta.story({ tags: ['check'], globals: onPhone });

const long = { email: 'the-support-of-a-brand-with-a-very-long-name@a-very-long-name-of-a-brand.example' };

export const LongText = meta.story({
  tags: ['check'],
  args: long,
  globals: onPhone,
  play: async () => {
    const dialog = await opened();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    const dialog = await opened();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  play: async () => {
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible());
    await expect(smallTargets(within(document.body).getByRole('dialog'))).toEqual([]);
  },
});

export const Dark = meta.story({ tags: ['check'], name: 'Sheet, dark', globals: { scheme: 'dark' } });
