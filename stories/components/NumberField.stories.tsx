import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { NumberField } from '@patient/ui/NumberField';
import preview from '../../.storybook/preview.tsx';
import { onPhone } from '../phone.ts';
import { States } from '../States.tsx';
import { followError, InForm } from './InForm.tsx';

const meta = preview.meta({
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Weight', unit: 'lb', name: 'weight', hasDecimals: true, onChange: fn() },
});

export const Default = meta.story();

/** Accepts digits but no letters. Arrow keys and the mouse wheel don't change the number. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Weight' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await expect(input).toHaveAccessibleDescription('lb');
    await userEvent.keyboard('18x0.5');
    await expect(input).toHaveValue('180.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(180.5);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    await expect(input).toHaveValue('180.5');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
});

/** Accepts digits and separators of other scripts. */
export const OtherDigits = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '٧٠٫５');
    await expect(input).toHaveValue('70.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(70.5);
  },
});

/** Ambiguous text isn't a number and stays for the patient to fix. */
export const Ambiguous = meta.story({
  args: { errorMessage: 'Enter your weight in pounds, such as 180.5' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1,234.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234.5);
    await userEvent.clear(input);
    await userEvent.type(input, '70,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('70,5');
  },
});

function WithState(props: ComponentProps<typeof NumberField>) {
  const [value, setValue] = useState<number | null>(180);
  return (
    <>
      <NumberField {...props} value={value} onChange={setValue} />
      <Button onPress={() => setValue(null)}>Clear</Button>
    </>
  );
}

/** A controlled field keeps the decimal point while 180.5 is typed. */
export const Controlled = meta.story({
  render: (args) => <WithState {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('180');
    await userEvent.type(input, '.5');
    await expect(input).toHaveValue('180.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
  },
});

const onSubmitted = fn();

/** An error by name is linked from the error summary and cleared by an edit. */
export const Submitted = meta.story({
  args: { description: 'In the morning, without shoes.' },
  render: (args) => (
    <InForm error={{ name: 'weight', message: 'Enter your weight' }} onSubmitted={onSubmitted}>
      <NumberField {...args} />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox');
    await expect(await followError(canvasElement, 'Enter your weight')).toBe(input);
    await expect(input).toHaveAccessibleDescription(/Enter your weight/);
    await expect(input).toHaveAccessibleDescription(/In the morning, without shoes\./);
    await userEvent.keyboard('180');
    await userEvent.tab();
    await expect(input).not.toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmitted).toHaveBeenLastCalledWith(['weight=180']);
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    label: 'Weight in the morning, without shoes and in light clothing',
    description: 'Your dose depends on it. A doctor will ask again if it changes by more than 10 pounds.',
    errorMessage: 'Enter your weight in pounds as a number, such as 180 or 180.5',
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { defaultValue: 180, errorMessage: 'Enter your weight' },
  globals: { ...onPhone, textSize: '200' },
});

/** The number is on the right, like its label, and doesn't overlap the unit on the left. */
export const RightToLeft = meta.story({
  tags: ['check'],
  args: { defaultValue: 180.5 },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    const { right, top, height } = input.getBoundingClientRect();
    const { paddingRight, fontSize } = getComputedStyle(input);
    // Inside the five characters if they are right-aligned, after the last one otherwise.
    const x = right - Number.parseFloat(paddingRight) - 1.5 * Number.parseFloat(fontSize);
    await expect(document.caretPositionFromPoint(x, top + height / 2)?.offset).toBeLessThan(5);
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={['empty', 'hover', 'focus', 'filled', 'error', 'read only', 'disabled']}
      columns={['with a unit', 'without']}
      width="10rem"
      cell={(row, column) => (
        <NumberField
          {...args}
          unit={column === 'without' ? undefined : 'lb'}
          label={`Weight, ${row}, ${column}`}
          defaultValue={row === 'empty' ? null : 180.5}
          errorMessage={row === 'error' ? 'Enter your weight' : undefined}
          isReadOnly={row === 'read only'}
          isDisabled={row === 'disabled'}
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
