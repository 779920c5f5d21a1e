import { startTransition, useState, type ComponentProps } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { Dialog } from '@patient/ui/Dialog';
import { Icon } from '@patient/ui/Icon';
import { IconButton } from '@patient/ui/IconButton';
import { Menu, type MenuEntry } from '@patient/ui/Menu';
import preview from '../../.storybook/preview.tsx';
import { onAndroid, pressBack } from '../androidBack.ts';
import { largeTextOnPhone } from '../phone.ts';
import { rangeOf } from '../rangeOf.ts';

const items: readonly MenuEntry[] = [
  { id: 'skip', label: 'Skip a delivery', icon: 'skip', description: 'The next one, or up to three' },
  { id: 'dose', label: 'Change dose', icon: 'pill' },
  { id: 'message', label: 'Message your doctor', icon: 'chat', href: '/user/chat' },
  {
    id: 'renew',
    label: 'Renew',
    icon: 'refresh',
    isDisabled: true,
    description: 'From 30 days before the end',
  },
  { id: 'cancel', label: 'Cancel subscription', icon: 'cancel', tone: 'danger' },
];

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu<string>,
  args: {
    label: 'More actions for Hair loss treatment',
    trigger: <Button icon={<Icon name="more" />}>More</Button>,
    items,
    onAction: fn(),
  },
});

const page = () => within(document.body);
const line = (name: RegExp) => page().findByRole('menuitem', { name });
const expectClosed = () => waitFor(() => expect(page().queryByRole('menu')).not.toBeInTheDocument());

/** Opens a dialog after the menu has closed. */
function MenuWithDialog(props: ComponentProps<typeof Menu<string>>) {
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    await expectClosed();
    startTransition(() => setOpen(true));
  };
  return (
    <>
      <Menu {...props} onAction={() => void open()} />
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Change dose">
        Which dose would you like?
      </Dialog>
    </>
  );
}

/** Android's Back closes the menu and the dialog opened from it. */
export const AndroidBack = meta.story({
  beforeEach: onAndroid,
  render: (args) => <MenuWithDialog {...args} />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More actions for Hair loss treatment' });
    await userEvent.click(trigger);
    await line(/Change dose/);
    await waitFor(() => expect(pressBack()).toBe(true));
    await expectClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await userEvent.click(await line(/Change dose/));
    await page().findByRole('dialog', { name: 'Change dose' });
    await waitFor(() => expect(pressBack()).toBe(true));
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    await expect(pressBack()).toBe(false);
  },
});

/** Opened for the reference screenshot. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await page().findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
});

/** Enter, Space and arrow keys open the menu; arrow keys wrap around, letters jump, Escape closes, Enter selects. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'More actions for Hair loss treatment' });
    await step('The button says that it opens a menu', async () => {
      await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await userEvent.tab();
      await expect(trigger).toHaveFocus();
    });
    await step('Enter opens the menu on the first item', async () => {
      await userEvent.keyboard('{Enter}');
      const first = await line(/Skip a delivery/);
      await waitFor(() => expect(first).toHaveFocus());
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expect(
        page().getByRole('menu', { name: 'More actions for Hair loss treatment' }),
      ).toHaveAttribute('id', trigger.getAttribute('aria-controls'));
      await expect(first).toHaveAccessibleName(/The next one, or up to three/);
    });
    await step('Arrow keys skip disabled items and wrap around', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(await line(/Change dose/)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(await line(/Cancel subscription/)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(await line(/Skip a delivery/)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(await line(/Cancel subscription/)).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(await line(/Skip a delivery/)).toHaveFocus();
    });
    await step('A letter jumps to an item', async () => {
      await userEvent.keyboard('m');
      await expect(await line(/Message your doctor/)).toHaveFocus();
    });
    await step('Escape closes and returns focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expectClosed();
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onAction).not.toHaveBeenCalled();
    });
    await step('Arrow up opens the menu on the last item, and Enter selects it', async () => {
      await userEvent.keyboard('{ArrowUp}');
      const last = await line(/Cancel subscription/);
      await waitFor(() => expect(last).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenLastCalledWith('cancel');
      await expectClosed();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('Arrow down opens the menu on the first item, and Space selects it', async () => {
      await userEvent.keyboard('{ArrowDown}');
      const first = await line(/Skip a delivery/);
      await waitFor(() => expect(first).toHaveFocus());
      await userEvent.keyboard(' ');
      await expect(args.onAction).toHaveBeenLastCalledWith('skip');
      await expectClosed();
    });
  },
});

/**
 * A press opens the menu, a press on an item selects it, a press outside closes it. Disabled items can't be selected.
 */
export const Pointer = meta.story({
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    await userEvent.click(await line(/Renew/));
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.click(await line(/Change dose/));
    await expect(args.onAction).toHaveBeenCalledWith('dose');
    await expectClosed();
    await userEvent.click(trigger);
    await page().findByRole('menu');
    await userEvent.click(page().getByTestId('underlay'));
    await expectClosed();
    await expect(args.onAction).toHaveBeenCalledTimes(1);
  },
});

/** A dialog that loads after the menu has closed still returns focus to the menu's button. */
export const OpensLazyDialog = meta.story({
  tags: ['check'],
  render: (args) => <MenuWithDialog {...args} />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page().getByRole('menu').contains(document.activeElement)).toBe(true));
    // Simulates a busy device, which runs the next frame only after the dialog has opened.
    const callbacks: FrameRequestCallback[] = [];
    const frame = spyOn(window, 'requestAnimationFrame').mockImplementation((callback) =>
      callbacks.push(callback),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const dialog = await page().findByRole('dialog', { name: 'Change dose' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    frame.mockRestore();
    for (const callback of callbacks) callback(performance.now());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** Renders no items until opened, even with many menus on the page. */
export const Closed = meta.story({
  render: (args) => (
    <ul role="list">
      {['Hair loss', 'Weight loss'].map((name) => (
        <li key={name}>
          <Menu
            {...args}
            label={`More actions for ${name}`}
            trigger={<IconButton icon="more" label={`More actions for ${name}`} />}
          />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(page().queryByRole('menu')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'More actions for Weight loss' })).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['check'],
  ...Default.input,
  args: {
    items: [
      {
        id: 'skip',
        label: 'Skip the deliveries of the next two months',
        icon: 'skip',
        description: 'We charge you again with the delivery after those, in March',
      },
      { id: 'cancel', label: 'Cancel subscription', icon: 'cancel', tone: 'danger' },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** Never wider than the screen at any text size, and no word is broken; long menus scroll. */
export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await page().findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    const { left, right } = menu.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    const cancel = page().getByText('Cancel subscription');
    await expect(rangeOf(cancel, 'subscription').getClientRects()).toHaveLength(1);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], ...Default.input, globals: { direction: 'rtl' } });

/** Every kind of item, each at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await page().findByRole('menu');
    for (const one of page().getAllByRole('menuitem'))
      await expect(Math.round(one.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
