import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '@patient/ui/ConfirmDialog';
import { SubscriptionActions, type SubscriptionActionItem } from '@patient/ui/SubscriptionActions';
import preview from '../../.storybook/preview.tsx';
import { States } from '../States.tsx';

const actions: readonly SubscriptionActionItem[] = [
  { id: 'pause', label: 'Pause', icon: 'pause', isPrimary: true },
  { id: 'skip', label: 'Skip a delivery', icon: 'skip', description: 'The next one, or up to three' },
  { id: 'dose', label: 'Change dose', icon: 'pill' },
  { id: 'message', label: 'Message your doctor', icon: 'chat', href: '/user/chat' },
  { id: 'cancel', label: 'Cancel', icon: 'cancel', tone: 'danger' },
];

const meta = preview.meta({
  title: 'Patterns/Subscriptions/SubscriptionActions',
  component: SubscriptionActions<string>,
  args: {
    subject: 'Hair loss treatment',
    actions,
    onAction: fn(),
  },
});

const page = () => within(document.body);
const menuOf = { name: 'More actions for Hair loss treatment' };

export const Default = meta.story();

/** Buttons first, then the menu; each name includes its subject. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pause, Hair loss treatment' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('pause');
    await userEvent.tab();
    const more = canvas.getByRole('button', menuOf);
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const first = await page().findByRole('menuitem', { name: /Skip a delivery/ });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('dose');
    await waitFor(() => expect(more).toHaveFocus());
  },
});

/** Menu item that opens a dialog. */
function WithDialog({ onAction, ...rest }: ComponentProps<typeof SubscriptionActions<string>>) {
  const [dialogAction, setDialogAction] = useState<string>();
  return (
    <>
      <SubscriptionActions {...rest} onAction={setDialogAction} />
      <ConfirmDialog
        isOpen={dialogAction !== undefined}
        onOpenChange={() => setDialogAction(undefined)}
        title="Cancel your subscription?"
        confirmLabel="Cancel subscription"
        onConfirm={() => onAction('cancel')}
      >
        You are not billed again.
      </ConfirmDialog>
    </>
  );
}

/** The menu item is unmounted when the dialog closes, so focus returns to the menu button. */
export const RestoresFocus = meta.story({
  render: (args) => <WithDialog {...args} />,
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', menuOf);
    more.focus();
    await userEvent.keyboard('{ArrowUp}');
    const last = await page().findByRole('menuitem', { name: 'Cancel' });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await page().findByRole('alertdialog');
    await waitFor(() => expect(page().getByRole('button', { name: 'Go back' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(more).toHaveFocus());
  },
});

/** The action in progress ignores a second press. */
export const Pending = meta.story({
  args: { pendingId: 'pause' },
  play: async ({ args, canvas }) => {
    const pause = canvas.getByRole('button', { name: /^Pause, Hair loss treatment/ });
    await userEvent.click(pause);
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(within(pause).getByRole('progressbar')).toBeInTheDocument();
  },
});

/** A pending action from the menu keeps the menu closed. */
export const PendingInMenu = meta.story({
  args: { pendingId: 'skip' },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: /^More actions for Hair loss treatment/ });
    await userEvent.click(more);
    await expect(page().queryByRole('menu')).not.toBeInTheDocument();
  },
});

/** A link as the screen's only primary action. */
export const Emphasis = meta.story({
  args: {
    emphasis: 'primary',
    actions: [
      { id: 'continue', label: 'Continue your visit', icon: 'arrow-right', href: '/steps', isPrimary: true },
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Continue your visit, Hair loss treatment' });
    await expect(link).toHaveAttribute('href', '/steps');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** All actions in a menu, for a card in a list. */
export const MenuOnly = meta.story({
  args: { layout: 'menu' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', menuOf));
    await expect(await page().findAllByRole('menuitem')).toHaveLength(5);
  },
});

/** Renders nothing without actions. */
export const Empty = meta.story({
  args: { actions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Says why an action is missing. */
export const WithNote = meta.story({
  args: { note: "You can't skip another delivery right now. To wait longer, pause your subscription." },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/^You can't skip another delivery/).getBoundingClientRect();
    const [button] = canvas.getAllByRole('button');
    await expect(note.top).toBeGreaterThan(button?.getBoundingClientRect().bottom ?? 0);
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    subject: 'Hair loss treatment with Finasteride and Minoxidil',
    actions: [
      { id: 'resume', label: 'Resume from the next delivery', icon: 'play', isPrimary: true },
      { id: 'renew', label: 'Renew for another twelve months', icon: 'refresh', isPrimary: true },
      { id: 'cancel', label: 'Cancel', icon: 'cancel', tone: 'danger' },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const LargeText = meta.story({ tags: ['check'], globals: { textSize: '200' } });

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

const variants = {
  'a primary action': { emphasis: 'primary' },
  'in a list': {},
  'menu only': { layout: 'menu' },
  'with a note': { note: "You can't skip another delivery right now." },
} as const;

const pendingStates = {
  ready: undefined,
  'a button pending': 'pause',
  'the menu pending': 'skip',
} as const;

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={['a primary action', 'in a list', 'menu only', 'with a note'] as const}
      columns={['ready', 'a button pending', 'the menu pending'] as const}
      cell={(look, wait) => (
        <SubscriptionActions
          {...args}
          {...variants[look]}
          subject={`${look}, ${wait}`}
          pendingId={pendingStates[wait]}
        />
      )}
    />
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
