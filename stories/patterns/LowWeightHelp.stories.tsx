import { expect, fn, userEvent } from 'storybook/test';
import { LowWeightHelp } from '@patient/ui/LowWeightHelp';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Patterns/Questionnaire/LowWeightHelp',
  component: LowWeightHelp,
  args: { bmi: 17.14, onBack: fn(), onContinue: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

/** Where to get help comes before Continue, and the numbers can be called. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/BMI\) is 17\.1\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expect(canvas.getByRole('link', { name: 'call 911' })).toHaveAttribute('href', 'tel:911');
    await userEvent.click(canvas.getByRole('button', { name: 'Go back and check' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue anyway' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});

/** While answers are being saved, neither button can be pressed. */
export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go back and check' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^Continue anyway/ })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args }) => {
    for (const name of ['Call 988', 'text 988', 'call 911', 'Go back and check', 'Continue anyway']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({ globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
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
      rows={['rest', 'pending']}
      columns={['low weight']}
      width="30rem"
      cell={(row) => (
        <LowWeightHelp bmi={17.1} isPending={row === 'pending'} onBack={fn()} onContinue={fn()} />
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
