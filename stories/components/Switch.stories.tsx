import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from '@patient/ui/Switch';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone } from '../phone.ts';
import { Sheet } from '../Sheet.tsx';
import { followError, InForm } from './InForm.tsx';

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Text messages', name: 'sms', onChange: fn() },
});

export const Default = meta.story();

/** Space turns it on and off; the whole line takes the press. */
export const Keyboard = meta.story({
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

/** Help is read after the name. */
export const Description = meta.story({
  args: { description: 'When your order is on its way.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('When your order is on its way.');
  },
});

const sent = fn();

/** In a form it is sent when it is on; an error of the service is shown until it is changed. */
export const Sent = meta.story({
  render: (args) => (
    <InForm error={{ name: 'sms', message: 'Add a phone number first' }} onSent={sent}>
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
    await expect(sent).toHaveBeenLastCalledWith(['sms=yes']);
  },
});

export const LongText = meta.story({
  args: {
    children: 'Text messages when the pharmacy has sent your order, and when the carrier is near',
    description: 'Two messages an order at the most. Your carrier may charge for them.',
    errorMessage: 'This was not saved. Check your connection and try again',
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  args: { defaultSelected: true, description: 'When your order is on its way.' },
  globals: largeTextOnPhone,
});

export const RightToLeft = meta.story({ args: { defaultSelected: true }, globals: { direction: 'rtl' } });

/** Every state, at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <Sheet
      rows={['off', 'on', 'error', 'read only, on', 'disabled', 'disabled, on']}
      columns={['plain', 'with help']}
      cell={(row, column) => (
        <Switch
          style={{ inlineSize: '18rem' }}
          defaultSelected={row.endsWith('on')}
          description={column === 'plain' ? undefined : 'When your order is on its way.'}
          errorMessage={row === 'error' ? 'This was not saved' : undefined}
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

export const Dark = meta.story({ ...AllStates.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });
