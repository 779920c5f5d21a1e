import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { PictureDialog } from '@patient/ui/PictureDialog';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { productPicture } from '../pictures.ts';
import { waitForOverlay } from '../waitForOverlay.ts';

/** Page with the button that opens the dialog. */
function Page({ isOpen: atFirst, onOpenChange, ...rest }: ComponentProps<typeof PictureDialog>) {
  const [isOpen, setOpen] = useState(atFirst);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <main>
      <h1>Messages</h1>
      <Button onPress={() => change(true)}>Open picture</Button>
      <PictureDialog {...rest} isOpen={isOpen} onOpenChange={change} />
    </main>
  );
}

const meta = preview.meta({
  title: 'Patterns/Messages/PictureDialog',
  component: PictureDialog,
  parameters: { isOverlay: true },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    name: 'rash.jpg',
    alt: 'Picture from Dr. Amy Wong',
    src: productPicture,
    onDownload: fn(),
  },
  render: (args) => <Page {...args} />,
});

const page = () => within(document.body);

/** The title is the name of the file; the picture is as large as the window allows. */
export const Default = meta.story({
  play: async ({ args }) => {
    await page().findByRole('dialog', { name: 'rash.jpg' });
    await waitForOverlay();
    await expect(page().getByRole('img', { name: 'Picture from Dr. Amy Wong' })).toBeVisible();
    await userEvent.click(page().getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
});

export const Keyboard = meta.story({
  tags: ['check'],
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open picture' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page().getByRole('dialog')).toHaveFocus());
    for (const name of ['Close', 'Download', 'Close']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const Phone = meta.story({ globals: onPhone });

/** Long names wrap, and nothing scrolls sideways. */
export const LargeText = meta.story({
  tags: ['check'],
  args: { name: 'IMG_20261128_104200_BURST0001_COVER_the_left_side_of_my_forehead_in_daylight.heic' },
  globals: largeTextOnPhone,
  play: async () => {
    await page().findByRole('dialog');
    await waitForOverlay();
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({ name: 'Sheet', globals: onPhone });

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { ...onPhone, scheme: 'dark' },
});
