import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { Icon } from '@patient/ui/Icon';
import { IconButton } from '@patient/ui/IconButton';
import { Menu, type MenuEntry } from '@patient/ui/Menu';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone } from '../phone.ts';

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
const gone = () => waitFor(() => expect(page().queryByRole('menu')).not.toBeInTheDocument());

/** Opened, so that the picture shows it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await page().findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
});

/** Enter, Space and the arrows open; arrows go round, letters jump, Escape closes, Enter chooses. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'More actions for Hair loss treatment' });
    await step('Says that it opens a menu', async () => {
      await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await userEvent.tab();
      await expect(trigger).toHaveFocus();
    });
    await step('Enter opens on the first line', async () => {
      await userEvent.keyboard('{Enter}');
      const first = await line(/Skip a delivery/);
      await waitFor(() => expect(first).toHaveFocus());
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expect(
        page().getByRole('menu', { name: 'More actions for Hair loss treatment' }),
      ).toHaveAttribute('id', trigger.getAttribute('aria-controls'));
      await expect(first).toHaveAccessibleName(/The next one, or up to three/);
    });
    await step('Arrows, passing what cannot be chosen, and round', async () => {
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
    await step('A letter jumps', async () => {
      await userEvent.keyboard('m');
      await expect(await line(/Message your doctor/)).toHaveFocus();
    });
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onAction).not.toHaveBeenCalled();
    });
    await step('Arrow up opens on the last line; Enter chooses it', async () => {
      await userEvent.keyboard('{ArrowUp}');
      const last = await line(/Cancel subscription/);
      await waitFor(() => expect(last).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenLastCalledWith('cancel');
      await gone();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('Arrow down opens on the first; Space chooses it', async () => {
      await userEvent.keyboard('{ArrowDown}');
      const first = await line(/Skip a delivery/);
      await waitFor(() => expect(first).toHaveFocus());
      await userEvent.keyboard(' ');
      await expect(args.onAction).toHaveBeenLastCalledWith('skip');
      await gone();
    });
  },
});

/** A press opens, a press on a line chooses, a press beside it closes. What cannot be chosen stays unchosen. */
export const Pointer = meta.story({
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    await userEvent.click(await line(/Renew/));
    await expect(args.onAction).not.toHaveBeenCalled();
    await userEvent.click(await line(/Change dose/));
    await expect(args.onAction).toHaveBeenCalledWith('dose');
    await gone();
    await userEvent.click(trigger);
    await page().findByRole('menu');
    await userEvent.click(page().getByTestId('underlay'));
    await gone();
    await expect(args.onAction).toHaveBeenCalledTimes(1);
  },
});

/** Nothing of a menu is on the page until it is wanted, however many buttons there are. */
export const Closed = meta.story({
  render: (args) => (
    <ul>
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
  ...Default.input,
  args: {
    items: [
      {
        id: 'skip',
        label: 'Skip the delivery of next month and the one of the month after it',
        icon: 'skip',
        description: 'You are billed again with the first delivery after those, which is in March',
      },
      { id: 'cancel', label: 'Cancel subscription', icon: 'cancel', tone: 'danger' },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** Never wider than the phone, whatever the text size; what is too long scrolls inside. */
export const LargeText = meta.story({
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await page().findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    const { left, right } = menu.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ ...Default.input, globals: { direction: 'rtl' } });

/** Every kind of line, each at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await page().findByRole('menu');
    for (const one of page().getAllByRole('menuitem'))
      await expect(Math.round(one.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({ ...AllStates.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });
