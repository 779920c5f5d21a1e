import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { birthDateError, BirthDateField } from '@patient/ui/BirthDateField';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone } from '../phone.ts';
import { States } from '../States.tsx';
import { followError, InForm } from './InForm.tsx';

const meta = preview.meta({
  title: 'Components/BirthDateField',
  component: BirthDateField,
  args: {
    label: 'Birth date',
    description: 'For example, 2 13 1985',
    name: 'birthDate',
    onChange: fn(),
    onBlur: fn(),
  },
});

export const Default = meta.story({ tags: ['form:birth-date'] });

/** Tab moves between fields and focus never jumps. Letters are dropped. The value is a complete date. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: 'Birth date' });
    await expect(group).toHaveAccessibleDescription('For example, 2 13 1985');
    const [month, day, year] = ['Month', 'Day', 'Year'].map((name) => canvas.getByRole('textbox', { name }));
    await userEvent.tab();
    await expect(month).toHaveFocus();
    await userEvent.keyboard('2x');
    await expect(month).toHaveValue('2');
    await expect(args.onChange).toHaveBeenLastCalledWith('-2-');
    await userEvent.tab();
    await expect(day).toHaveFocus();
    // Full-width and Arabic-Indic digits.
    await userEvent.keyboard('１٣');
    await expect(day).toHaveValue('13');
    await expect(day).toHaveFocus();
    await userEvent.tab();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('1985');
    await expect(args.onChange).toHaveBeenLastCalledWith('1985-02-13');
    await expect(month).toHaveValue('2');
    await userEvent.tab();
    await expect(year).not.toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});

/** Supports browser autofill and shows the numeric keyboard. */
export const Autofill = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['Month', 'Day', 'Year']) {
      const input = canvas.getByRole('textbox', { name });
      await expect(input).toHaveAttribute('autocomplete', `bday-${name.toLowerCase()}`);
      await expect(input).toHaveAttribute('inputmode', 'numeric');
    }
  },
});

/** No autofill for a date that isn't a birthday. */
export const OtherDate = meta.story({
  args: { label: 'When did it start?', autoComplete: 'off' },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) {
      await expect(input).toHaveAttribute('autocomplete', 'off');
    }
  },
});

/** Pasting a complete date into any field fills all three. */
export const Paste = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Day' }));
    await userEvent.paste('02/13/1985');
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveValue('02');
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveValue('1985');
    await expect(args.onChange).toHaveBeenLastCalledWith('1985-02-13');
  },
});

function WithState(props: ComponentProps<typeof BirthDateField>) {
  const [value, setValue] = useState('1985-02-13');
  return (
    <BirthDateField {...props} value={value} onChange={setValue} onBlur={() => setValue('1990-12-01')} />
  );
}

/** A controlled field shows its value and doesn't interfere with typing. */
export const Controlled = meta.story({
  render: (args) => <WithState {...args} />,
  play: async ({ canvas }) => {
    const month = canvas.getByRole('textbox', { name: 'Month' });
    await expect(month).toHaveValue('02');
    await userEvent.clear(month);
    await userEvent.type(month, '3');
    await expect(month).toHaveValue('3');
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('13');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(month).toHaveValue('12');
  },
});

/** Marks only the invalid field and describes it with the error. */
export const WrongDay = meta.story({
  args: { defaultValue: '1985-2-30', errorMessage: birthDateError('1985-2-30') },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('textbox', { name: 'Day' });
    await expect(day).toBeInvalid();
    await expect(day).toHaveAccessibleDescription('Enter a day between 1 and 28');
    await expect(canvas.getByRole('textbox', { name: 'Month' })).not.toBeInvalid();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'For example, 2 13 1985 Enter a day between 1 and 28',
    );
  },
});

const onSubmitted = fn();

/** Submits one value. The error summary links to the invalid field, and an edit clears the error. */
export const Submitted = meta.story({
  args: { defaultValue: '85-2-13', isRequired: true },
  render: (args) => (
    <InForm error={{ name: 'birthDate', message: 'Enter a four-digit year' }} onSubmitted={onSubmitted}>
      <BirthDateField {...args} />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const year = canvas.getByRole('textbox', { name: 'Year' });
    await expect(await followError(canvasElement, 'Enter a four-digit year')).toBe(year);
    await expect(onSubmitted).toHaveBeenLastCalledWith(['birthDate=85-2-13']);
    await expect(year).toBeInvalid();
    await userEvent.clear(year);
    await userEvent.keyboard('1985{Enter}');
    await expect(year).not.toBeInvalid();
    await expect(onSubmitted).toHaveBeenLastCalledWith(['birthDate=1985-02-13']);
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    label: 'Birth date of the person who will be treated, as shown on their photo ID',
    description: 'We compare it with the photo ID you upload later. Month first: 2 13 1985.',
    errorMessage: 'Enter the month, day and year of birth as shown on the photo ID',
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { errorMessage: 'Enter your birth date' },
  globals: largeTextOnPhone,
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { defaultValue: '1985-02-13' },
  globals: { direction: 'rtl' },
});

const rows = ['empty', 'filled', 'one part wrong', 'all wrong', 'read only', 'disabled'] as const;

const written: Readonly<Record<(typeof rows)[number], string>> = {
  empty: '',
  filled: '1985-02-13',
  'one part wrong': '1985-2-30',
  'all wrong': '2020-02-13',
  'read only': '1985-02-13',
  disabled: '1985-02-13',
};

/** All states, each at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={rows}
      columns={['field']}
      cell={(row) => (
        <BirthDateField
          {...args}
          label={`Birth date, ${row}`}
          defaultValue={written[row]}
          errorMessage={
            row === 'one part wrong'
              ? birthDateError('1985-2-30')
              : row === 'all wrong'
                ? 'You must be 18 or older'
                : undefined
          }
          isReadOnly={row === 'read only'}
          isDisabled={row === 'disabled'}
        />
      )}
    />
  ),
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox'))
      await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
