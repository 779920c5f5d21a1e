import { expect, fn, userEvent } from 'storybook/test';
import { AppearanceCard } from '@patient/ui/AppearanceCard';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const device = { scheme: 'device', text: 'device', contrast: 'device', motion: 'device' };
const own = { scheme: 'dark', text: 'larger', contrast: 'more', motion: 'reduce' };

const meta = preview.meta({
  title: 'Patterns/Account/AppearanceCard',
  component: AppearanceCard,
  args: { value: device, onChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

/** The device's setting is the default of each. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    for (const choice of canvas.getAllByRole('radio', { name: 'Same as this device' }))
      await expect(choice).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenCalledWith('scheme', 'dark');
  },
});

export const Chosen = meta.story({
  args: { value: own },
  play: async ({ canvas }) => {
    for (const name of ['Dark', 'Larger', 'More contrast', 'Less motion'])
      await expect(canvas.getByRole('radio', { name })).toBeChecked();
  },
});

/** Tab moves from one setting to the next, and arrow keys choose a value. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('radio', { name: 'Same as this device' })[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('scheme', 'light');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('text', 'large');
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { value: own },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['as the device', 'chosen']}
      columns={['rest']}
      width="30rem"
      cell={(row) => (
        <AppearanceCard
          value={row === 'chosen' ? own : device}
          onChange={fn()}
          strings={{ title: `Appearance, ${row}` }}
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
