import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from '@patient/ui/RadioGroup';
import preview from '../../.storybook/preview.tsx';
import { onPhone } from '../phone.ts';
import { States } from '../States.tsx';
import { followError, InForm } from './InForm.tsx';

const options = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
];

const meta = preview.meta({
  title: 'Components/RadioGroup',
  component: RadioGroup<string>,
  args: { label: 'Sex at birth', name: 'gender', options, onChange: fn() },
});

export const Default = meta.story();

/** One tab stop; arrow keys select and wrap around; Space selects the first answer. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Sex at birth' })).toBeInTheDocument();
    const [male, female] = ['Male', 'Female'].map((name) => canvas.getByRole('radio', { name }));
    await userEvent.tab();
    await expect(male).toHaveFocus();
    await expect(male).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('male');
    await userEvent.keyboard('{ArrowDown}');
    await expect(female).toHaveFocus();
    await expect(female).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(male).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('female');
    await userEvent.tab();
    await expect(female).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(female).toHaveFocus();
  },
});

/** Two or three short answers side by side. Help text is announced with the group, not with each answer. */
export const Horizontal = meta.story({
  args: { orientation: 'horizontal', description: 'Some doses depend on it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Some doses depend on it.');
    await expect(canvas.getByRole('radio', { name: 'Female' })).toHaveAccessibleDescription('');
    await userEvent.click(canvas.getByText('Female'));
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
  },
});

const onSubmitted = fn();

/** An error by name is linked from the error summary and cleared by an answer. */
export const Submitted = meta.story({
  args: { isRequired: true },
  render: (args) => (
    <InForm error={{ name: 'gender', message: 'Choose one' }} onSubmitted={onSubmitted}>
      <RadioGroup {...args} />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('radiogroup');
    const male = canvas.getByRole('radio', { name: 'Male' });
    await expect(await followError(canvasElement, 'Choose one')).toBe(male);
    await expect(onSubmitted).toHaveBeenLastCalledWith([]);
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(male).toHaveAccessibleDescription('Choose one');
    await userEvent.click(canvas.getByText('Female'));
    await expect(group).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmitted).toHaveBeenLastCalledWith(['gender=female']);
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    label: 'When was your blood pressure last measured by a doctor?',
    options: [
      { value: 'month', label: 'Within the last month, by a doctor, a nurse or in a pharmacy' },
      {
        value: 'year',
        label: 'Within the last year',
        description: 'A reading from your own device counts if it’s less than three months old.',
      },
    ],
    errorMessage: 'Choose when it was measured. If you’re not sure, choose the earlier date',
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { errorMessage: 'Choose one' },
  globals: { ...onPhone, textSize: '200' },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { defaultValue: 'female' },
  globals: { direction: 'rtl' },
});

/** All states, each row at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={['empty', 'hover', 'pressed', 'focus', 'chosen', 'error', 'read only', 'disabled']}
      columns={['vertical', 'horizontal']}
      width="14rem"
      cell={(row, orientation) => (
        <RadioGroup
          {...args}
          name={`${row} ${orientation}`}
          orientation={orientation}
          label={`Sex at birth (${row})`}
          defaultValue={row === 'empty' || row === 'error' ? null : 'female'}
          errorMessage={row === 'error' ? 'Choose one' : undefined}
          isReadOnly={row === 'read only'}
          isDisabled={row === 'disabled'}
        />
      )}
    />
  ),
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
