import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { HeightWeight, type HeightWeightProps } from '@patient/ui/HeightWeight';
import preview from '../../.storybook/preview.tsx';
import { followError, InForm } from '../components/InForm.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';
import { smallTargets } from '../targets.ts';

function Controlled(args: HeightWeightProps) {
  const [value, setValue] = useState(args.value);
  return (
    <HeightWeight
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/Questionnaire/HeightWeight',
  component: HeightWeight,
  args: { value: { height: null, weight: null }, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story, { name }) => <div style={{ maxInlineSize: name.startsWith('Sheet') ? 960 : 440 }}>{Story()}</div>,
  ],
});

export const Default = meta.story();

const filled = { value: { height: 69, weight: 180 }, bmi: 26.6 };

export const Filled = meta.story({ args: filled });

/** Tab order: feet, inches, pounds. The height is passed in inches. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Height' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Feet' })).toHaveFocus();
    await userEvent.keyboard('5');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Inches' })).toHaveFocus();
    await userEvent.keyboard('9');
    await expect(args.onChange).toHaveBeenLastCalledWith({ height: 69, weight: null });
    await userEvent.tab();
    const weight = canvas.getByRole('textbox', { name: 'Weight' });
    await expect(weight).toHaveFocus();
    await expect(weight).toHaveAccessibleDescription(/lb/);
    await userEvent.keyboard('180.5');
    await expect(args.onChange).toHaveBeenLastCalledWith({ height: 69, weight: 180.5 });
  },
});

/** Switching units changes the fields, not the value. */
export const SwitchUnits = meta.story({
  args: filled,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use centimeters and kilograms' }));
    await expect(canvas.getByRole('textbox', { name: 'Centimeters' })).toHaveValue('175');
    await expect(canvas.getByRole('textbox', { name: 'Weight' })).toHaveValue('81.6');
    await expect(args.onChange).not.toHaveBeenCalled();
    const height = canvas.getByRole('textbox', { name: 'Centimeters' });
    await userEvent.clear(height);
    await userEvent.type(height, '183');
    await expect(args.onChange).toHaveBeenLastCalledWith({ height: 72, weight: 180 });
    await userEvent.click(canvas.getByRole('button', { name: 'Use feet, inches, and pounds' }));
    await expect(canvas.getByRole('textbox', { name: 'Feet' })).toHaveValue('6');
    await expect(canvas.getByRole('textbox', { name: 'Weight' })).toHaveValue('180');
  },
});

const wrong = {
  heightError: 'Enter a height between 3 feet (91 cm) and 8 feet 11 inches (272 cm).',
  weightError: 'Enter a weight between 50 lb (22.7 kg) and 1,000 lb (453.6 kg).',
};

/** Each error describes its own fields. */
export const WithErrors = meta.story({
  args: { ...wrong, value: { height: 117, weight: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Feet' })).toHaveAccessibleDescription(
      /between 3 feet \(91 cm\)/,
    );
    await expect(canvas.getByRole('textbox', { name: 'Weight' })).toHaveAccessibleDescription(
      /between 50 lb/,
    );
  },
});

const onSubmitted = fn();

/** In a Form, the error summary takes focus and links to the invalid part of the height. */
export const HeightSubmitted = meta.story({
  tags: ['check'],
  args: { value: { height: null, weight: 180 } },
  render: (args) => (
    <InForm error={{ name: 'height', message: wrong.heightError }} onSubmitted={onSubmitted}>
      <Controlled {...args} />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [feet, inches] = ['Feet', 'Inches'].map((name) => canvas.getByRole('textbox', { name }));
    await expect(await followError(canvasElement, wrong.heightError)).toBe(feet);
    await expect(feet).toBeInvalid();
    await expect(feet).toHaveAccessibleDescription(/between 3 feet \(91 cm\)/);
    await userEvent.keyboard('5{Tab}14');
    await expect(feet).not.toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: wrong.heightError }));
    await expect(inches).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}9');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmitted).toHaveBeenLastCalledWith(['height=69', 'weight=180']);
  },
});

/** A corrected weight stays valid in other units, and is always submitted in pounds. */
export const WeightSubmitted = meta.story({
  tags: ['check'],
  args: { value: { height: 69, weight: null } },
  render: (args) => (
    <InForm error={{ name: 'weight', message: wrong.weightError }} onSubmitted={onSubmitted}>
      <Controlled {...args} />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const weight = () => canvas.getByRole('textbox', { name: 'Weight' });
    await expect(await followError(canvasElement, wrong.weightError)).toBe(weight());
    await expect(weight()).toHaveAccessibleDescription(/between 50 lb/);
    await userEvent.keyboard('180{Tab}');
    await expect(weight()).not.toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Use centimeters and kilograms' }));
    await expect(weight()).toHaveValue('81.6');
    await expect(weight()).not.toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmitted).toHaveBeenLastCalledWith(['height=69', 'weight=180']);
  },
});

/** Setting an empty value clears the fields, including typed text. */
export const Emptied = meta.story({
  tags: ['check'],
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <HeightWeight {...args} value={value} onChange={setValue} />
        <Button onPress={() => setValue({ height: null, weight: null })}>Start over</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const names = ['Feet', 'Inches', 'Weight'];
    for (const name of names) await userEvent.type(canvas.getByRole('textbox', { name }), '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    for (const name of names) await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
  },
});

/** Without the BmiMeter. */
export const WithoutBmi = meta.story({ args: { ...filled, bmi: false } });

export const LongText = meta.story({ tags: ['check'], args: { ...filled, ...wrong }, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: { ...filled, ...wrong },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], args: filled, globals: { direction: 'rtl' } });

const states = {
  empty: {},
  filled,
  wrong: { ...wrong, value: { height: 117, weight: 12 } },
  disabled: { ...filled, isDisabled: true },
};

export const AllStates = meta.story({
  name: 'Sheet',
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
  render: (args) => (
    <States
      rows={['empty', 'filled', 'wrong', 'disabled'] as const}
      columns={['us', 'metric'] as const}
      cell={(row, column) => (
        <div style={{ inlineSize: 'min(24rem, 86vw)' }}>
          <Controlled {...args} {...states[row]} bmi={false} defaultUnits={column} />
        </div>
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
