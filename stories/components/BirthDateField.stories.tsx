import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { birthDateError, BirthDateField } from '@patient/ui/BirthDateField';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone } from '../phone.ts';
import { Sheet } from '../Sheet.tsx';
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

/** Tab goes from part to part and nothing moves by itself; letters are left out; the date comes out whole. */
export const Keyboard = meta.story({
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
    await userEvent.keyboard('13');
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

/** The browser fills in what it knows; the number keys come up. */
export const Autofill = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['Month', 'Day', 'Year']) {
      const input = canvas.getByRole('textbox', { name });
      await expect(input).toHaveAttribute('autocomplete', `bday-${name.toLowerCase()}`);
      await expect(input).toHaveAttribute('inputmode', 'numeric');
    }
  },
});

/** Another date than a birthday: none is offered. */
export const OtherDate = meta.story({
  args: { label: 'When did it begin?', autoComplete: 'off' },
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) {
      await expect(input).toHaveAttribute('autocomplete', 'off');
    }
  },
});

/** A whole date pasted into any part is spread over the three. */
export const Paste = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Day' }));
    await userEvent.paste('02/13/1985');
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveValue('02');
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveValue('1985');
    await expect(args.onChange).toHaveBeenLastCalledWith('1985-02-13');
  },
});

function Kept(props: ComponentProps<typeof BirthDateField>) {
  const [value, setValue] = useState('1985-02-13');
  return (
    <BirthDateField {...props} value={value} onChange={setValue} onBlur={() => setValue('1990-12-01')} />
  );
}

/** The screen keeps the value: it shows what it is given, and leaves alone what is being written. */
export const Controlled = meta.story({
  render: (args) => <Kept {...args} />,
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

/** Only the wrong part is marked, and the one line is read with it. */
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

const sent = fn();

/** Sent as one value; the summary leads to the part that is wrong; an edit takes the error away. */
export const Sent = meta.story({
  args: { defaultValue: '85-2-13', isRequired: true },
  render: (args) => (
    <InForm error={{ name: 'birthDate', message: 'Enter the year with four digits' }} onSent={sent}>
      <BirthDateField {...args} />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const year = canvas.getByRole('textbox', { name: 'Year' });
    await expect(await followError(canvasElement, 'Enter the year with four digits')).toBe(year);
    await expect(sent).toHaveBeenLastCalledWith(['birthDate=85-2-13']);
    await expect(year).toBeInvalid();
    await userEvent.clear(year);
    await userEvent.keyboard('1985{Enter}');
    await expect(year).not.toBeInvalid();
    await expect(sent).toHaveBeenLastCalledWith(['birthDate=1985-02-13']);
  },
});

export const LongText = meta.story({
  args: {
    label: 'Birth date of the person who shall be treated, as it stands on the identity card',
    description: 'We compare it with the identity card you photograph later. Month first: 2 13 1985.',
    errorMessage: 'Enter the month, the day and the year of the birth date as they stand on the card',
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  args: { errorMessage: 'Enter your birth date' },
  globals: largeTextOnPhone,
});

export const RightToLeft = meta.story({
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

/** Every state, at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Sheet
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

export const Dark = meta.story({ ...AllStates.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });
