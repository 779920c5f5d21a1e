import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { PhoneField } from '@patient/ui/PhoneField';
import preview from '../../.storybook/preview.tsx';
import { onPhone } from '../phone.ts';
import { States } from '../States.tsx';
import { followError, InForm } from './InForm.tsx';

const meta = preview.meta({
  title: 'Components/PhoneField',
  component: PhoneField,
  args: { label: 'Mobile phone', name: 'phone', onChange: fn() },
});

export const Default = meta.story();

const fieldOf = (element: HTMLElement): HTMLInputElement => {
  if (!(element instanceof HTMLInputElement)) throw new Error('Not an input element');
  return element;
};

/** Returns E.164 once the number is complete, and formats it when the focus leaves the field. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Mobile phone' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('415555');
    await expect(args.onChange).toHaveBeenLastCalledWith('415555');
    await userEvent.keyboard('0132');
    await expect(input).toHaveValue('4155550132');
    await expect(args.onChange).toHaveBeenLastCalledWith('+14155550132');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
    await expect(input).toHaveValue('(415) 555-0132');
    await expect(input).toHaveAttribute('type', 'tel');
    await expect(input).toHaveAttribute('autocomplete', 'tel');
  },
});

/** Keyboards of some phones compose digits: the field never changes the text while they do, which would repeat digits. */
export const ComposedDigits = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    const input = fieldOf(canvas.getByRole('textbox'));
    const number = '4155550132';
    input.focus();
    await fireEvent.compositionStart(input);
    for (let end = 1; end <= number.length; end += 1) {
      await fireEvent.input(input, { target: { value: number.slice(0, end) }, isComposing: true });
      await expect(input).toHaveValue(number.slice(0, end));
    }
    await fireEvent.compositionEnd(input, { data: number });
    await expect(args.onChange).toHaveBeenLastCalledWith('+14155550132');
    input.blur();
    await waitFor(() => expect(input).toHaveValue('(415) 555-0132'));
  },
});

/** Undo and redo of the browser restore what was typed. */
export const UndoAndRedo = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    const input = fieldOf(canvas.getByRole('textbox'));
    input.focus();
    for (const digit of '4155550132') document.execCommand('insertText', false, digit);
    await expect(input).toHaveValue('4155550132');
    const texts = new Set<string>();
    while (input.value !== '' && texts.size < 20) {
      document.execCommand('undo');
      if (texts.has(input.value)) break;
      texts.add(input.value);
    }
    await expect(input).toHaveValue('');
    for (let step = 0; step < 10; step += 1) document.execCommand('redo');
    await expect(input).toHaveValue('4155550132');
    await expect(args.onChange).toHaveBeenLastCalledWith('+14155550132');
  },
});

/** Accepts a pasted or autofilled country code; leaves foreign numbers unchanged. */
export const Paste = meta.story({
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('+1 415-555-0132');
    await expect(args.onChange).toHaveBeenLastCalledWith('+14155550132');
    await userEvent.tab();
    await expect(input).toHaveValue('(415) 555-0132');
    await userEvent.clear(input);
    await userEvent.paste('+44 20 7946 0958');
    await expect(input).toHaveValue('+44 20 7946 0958');
    await expect(args.onChange).toHaveBeenLastCalledWith('+44 20 7946 0958');
  },
});

function WithState(props: ComponentProps<typeof PhoneField>) {
  const [value, setValue] = useState('+14155550132');
  return (
    <>
      <PhoneField {...props} value={value} onChange={setValue} />
      <Button onPress={() => setValue('')}>Clear</Button>
    </>
  );
}

/** Controlled value. */
export const Controlled = meta.story({
  render: (args) => <WithState {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('(415) 555-0132');
    await userEvent.type(input, '{Backspace}9');
    await expect(input).toHaveValue('(415) 555-0139');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
  },
});

const onSubmitted = fn();

/** Submits E.164. An error by name is linked from the error summary and cleared by an edit. */
export const Submitted = meta.story({
  args: { defaultValue: '+14155550132' },
  render: (args) => (
    <InForm
      error={{ name: 'phone', message: 'Another account uses this phone number' }}
      onSubmitted={onSubmitted}
    >
      <PhoneField {...args} />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox');
    await expect(await followError(canvasElement, 'Another account uses this phone number')).toBe(input);
    await expect(onSubmitted).toHaveBeenLastCalledWith(['phone=+14155550132']);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Another account uses this phone number');
    await userEvent.keyboard('{Backspace}9');
    await expect(input).not.toBeInvalid();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmitted).toHaveBeenLastCalledWith(['phone=+14155550139']);
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    label: 'Mobile phone where the carrier can reach you on the delivery day',
    description: 'Only for this delivery. We don’t make sales calls.',
    errorMessage: 'Enter a US phone number with its area code, such as (415) 555-0132',
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { defaultValue: '+14155550132', errorMessage: 'Enter a US phone number' },
  globals: { ...onPhone, textSize: '200' },
});

/** The number itself stays left to right. */
export const RightToLeft = meta.story({
  tags: ['check'],
  args: { defaultValue: '+14155550132' },
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={['empty', 'hover', 'focus', 'filled', 'error', 'read only', 'disabled']}
      columns={['plain', 'with help']}
      width="16rem"
      cell={(row, column) => (
        <PhoneField
          {...args}
          label={`Mobile phone, ${row}, ${column}`}
          description={column === 'plain' ? undefined : 'For updates about your delivery.'}
          defaultValue={row === 'empty' ? '' : row === 'error' ? '(415) 55' : '+14155550132'}
          errorMessage={row === 'error' ? 'Enter a phone number with ten digits' : undefined}
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
