import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PhoneLink } from '@patient/ui/PhoneLink';
import { PhoneLinkDialog, type PhoneLinkDialogProps } from '@patient/ui/PhoneLinkDialog';
import preview from '../../.storybook/preview.tsx';
import { onAndroid, pressBack } from '../androidBack.ts';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { waitForOverlay } from '../waitForOverlay.ts';

/** Page with the button that opens the dialog. */
function Page({
  onClose,
  isOpenAtFirst = true,
  ...rest
}: PhoneLinkDialogProps & { isOpenAtFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <main>
      <h1>Your photo ID</h1>
      <PhoneLink onOpen={() => setOpen(true)}>
        {isOpen && <PhoneLinkDialog {...rest} onClose={close} />}
      </PhoneLink>
    </main>
  );
}

const meta = preview.meta({
  title: 'Patterns/Identity/PhoneLinkDialog',
  component: PhoneLinkDialog,
  parameters: { isOverlay: true },
  args: { link: 'https://mens.example/user/subscriptions', onClose: fn() },
  render: (args) => <Page {...args} />,
});

const page = () => within(document.body);

/** The code contains the address, which is also written below it. */
export const Default = meta.story({
  play: async ({ args }) => {
    await page().findByRole('dialog', { name: 'Continue on your phone' });
    await waitForOverlay();
    await expect(
      page().getByRole('img', { name: 'QR code of https://mens.example/user/subscriptions' }),
    ).toBeVisible();
    await expect(page().getByText('https://mens.example/user/subscriptions')).toBeVisible();
    await userEvent.click(page().getByRole('button', { name: "I'm done on my phone" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Focus returns to the button that opened it. */
export const Keyboard = meta.story({
  tags: ['check'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => <Page {...args} isOpenAtFirst={false} />,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Continue on your phone' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page().getByRole('dialog')).toHaveFocus());
    for (const name of ['Close', "I'm done on my phone"]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const ClosedByBack = meta.story({
  tags: ['check'],
  beforeEach: onAndroid,
  play: async ({ args }) => {
    await page().findByRole('dialog');
    await waitForOverlay();
    await expect(pressBack()).toBe(true);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async () => {
    await page().findByRole('dialog');
    await waitForOverlay();
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({ name: 'Sheet', globals: onPhone });

/** The code stays black on white, as scanners expect it. */
export const Dark = meta.story({
  tags: ['check'],
  name: 'Sheet, dark',
  globals: { ...onPhone, scheme: 'dark' },
});
