import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { PhoneField } from '@patient/ui/PhoneField';
import preview from '../../.storybook/preview.tsx';
import { onPhone } from '../phone.ts';
import { Sheet } from '../Sheet.tsx';
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

/** Formats while typing and returns E.164 once the number is complete. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Mobile phone' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('415555');
    await expect(input).toHaveValue('(415) 555');
    await expect(args.onChange).toHaveBeenLastCalledWith('(415) 555');
    await userEvent.keyboard('0132');
    await expect(input).toHaveValue('(415) 555-0132');
    await expect(args.onChange).toHaveBeenLastCalledWith('+14155550132');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
    await expect(input).toHaveAttribute('type', 'tel');
    await expect(input).toHaveAttribute('autocomplete', 'tel');
  },
});

/** The caret stays after the same digit while formatting. */
export const Caret = meta.story({
  args: { defaultValue: '+14155550132' },
  play: async ({ canvas, step }) => {
    const input = fieldOf(canvas.getByRole('textbox'));
    await userEvent.click(input);
    await step('Deleting a digit in the middle', async () => {
      input.setSelectionRange(7, 7);
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('(415) 550-132');
      await expect(input.selectionStart).toBe(4);
    });
    await step('Typing it again', async () => {
      await userEvent.keyboard('5');
      await expect(input).toHaveValue('(415) 555-0132');
      await expect(input.selectionStart).toBe(7);
    });
    await step('A parenthesis cannot be deleted, so the caret moves past it', async () => {
      input.setSelectionRange(5, 5);
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('(415) 555-0132');
      await expect(input.selectionStart).toBe(4);
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('(415) 550-132');
    });
  },
});

/** Accepts a pasted or autofilled country code; leaves foreign numbers unchanged. */
export const Paste = meta.story({
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('+1 415-555-0132');
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
    <Sheet
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
