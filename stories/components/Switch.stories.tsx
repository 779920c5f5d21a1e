import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from '@patient/ui/Switch';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone } from '../phone.ts';
import { States } from '../States.tsx';
import { followError, InForm } from './InForm.tsx';

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Text messages', name: 'sms', onChange: fn() },
});

export const Default = meta.story();

/** Space toggles the switch, and so does a press anywhere on the row. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    const one = canvas.getByRole('switch', { name: 'Text messages' });
    await userEvent.tab();
    await expect(one).toHaveFocus();
    await expect(one).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(one).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Text messages'));
    await expect(one).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.tab();
    await expect(one).not.toHaveFocus();
  },
});

/** Help text is read after the label. */
export const Description = meta.story({
  args: { description: 'When your order is on its way.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('When your order is on its way.');
  },
});

const onSubmitted = fn();

/** Submitted when on. An error from the service stays until the switch changes. */
export const Submitted = meta.story({
  render: (args) => (
    <InForm error={{ name: 'sms', message: 'Add a phone number first' }} onSubmitted={onSubmitted}>
      <Switch {...args} value="yes" />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const one = canvas.getByRole('switch');
    await expect(await followError(canvasElement, 'Add a phone number first')).toBe(one);
    await expect(one).toHaveAccessibleDescription('Add a phone number first');
    await userEvent.keyboard(' ');
    await expect(one).not.toHaveAccessibleDescription('Add a phone number first');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmitted).toHaveBeenLastCalledWith(['sms=yes']);
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    children: 'Text messages when the pharmacy ships your order and when the carrier is nearby',
    description: 'At most two messages per order. Your mobile carrier may charge for them.',
    errorMessage: 'We couldn’t save this. Check your connection and try again',
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { defaultSelected: true, description: 'When your order is on its way.' },
  globals: largeTextOnPhone,
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { defaultSelected: true },
  globals: { direction: 'rtl' },
});

/** All states, each at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['off', 'hover', 'pressed', 'focus', 'on', 'error', 'read only, on', 'disabled', 'disabled, on']}
      columns={['plain', 'with help']}
      width="18rem"
      cell={(row, column) => (
        <Switch
          defaultSelected={row.endsWith('on')}
          description={column === 'plain' ? undefined : 'When your order is on its way.'}
          errorMessage={row === 'error' ? 'We couldn’t save this' : undefined}
          isReadOnly={row.startsWith('read only')}
          isDisabled={row.startsWith('disabled')}
        >
          Text messages ({row}, {column})
        </Switch>
      )}
    />
  ),
  play: async ({ canvas }) => {
    for (const one of canvas.getAllByRole('switch'))
      await expect(one.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
