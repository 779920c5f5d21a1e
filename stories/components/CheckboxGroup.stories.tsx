import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxGroup } from '@patient/ui/CheckboxGroup';
import preview from '../../.storybook/preview.tsx';
import { onPhone } from '../phone.ts';
import { States } from '../States.tsx';
import { followError, InForm } from './InForm.tsx';

const options = [
  { value: 'email', label: 'Email' },
  { value: 'sms', label: 'Text message', description: 'Your carrier may charge for it' },
  { value: 'none', label: 'None of these', isExclusive: true },
];

const meta = preview.meta({
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup<string>,
  args: { label: 'How can we reach you?', name: 'reach', options, onChange: fn() },
});

export const Default = meta.story();

/**
 * Tab moves between checkboxes, Space toggles, and the value has the order of the options. Help text is announced with
 * the group, not with each checkbox.
 */
export const Keyboard = meta.story({
  tags: ['check'],
  args: { description: 'Only about your treatment.' },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: 'How can we reach you?' });
    await expect(group).toHaveAccessibleDescription('Only about your treatment.');
    const email = canvas.getByRole('checkbox', { name: 'Email' });
    const sms = canvas.getByRole('checkbox', { name: 'Text message' });
    await userEvent.tab();
    await expect(email).toHaveFocus();
    await userEvent.tab();
    await expect(sms).toHaveFocus();
    await expect(sms).toHaveAccessibleDescription('Your carrier may charge for it');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['sms']);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['email', 'sms']);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['sms']);
  },
});

/** "None of these" can't be combined with other answers. */
export const Exclusive = meta.story({
  args: { defaultValue: ['email', 'sms'] },
  play: async ({ args, canvas }) => {
    const none = canvas.getByRole('checkbox', { name: 'None of these' });
    await userEvent.click(none);
    await expect(args.onChange).toHaveBeenLastCalledWith(['none']);
    await expect(canvas.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Email' }));
    await expect(none).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(['email']);
  },
});

const onSubmitted = fn();

/** Submitted under one name. The error belongs to the group and disappears once it's answered. */
export const Submitted = meta.story({
  args: { isRequired: true },
  render: (args) => (
    <InForm error={{ name: 'reach', message: 'Choose at least one' }} onSubmitted={onSubmitted}>
      <CheckboxGroup {...args} />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const email = canvas.getByRole('checkbox', { name: 'Email' });
    await expect(await followError(canvasElement, 'Choose at least one')).toBe(email);
    await expect(email).toHaveAccessibleDescription('Choose at least one');
    await userEvent.click(email);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Text message' }));
    await expect(email).toHaveAccessibleDescription('');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmitted).toHaveBeenLastCalledWith(['reach=email', 'reach=sms']);
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    label: 'Which of these have you taken in the last 12 months, with or without a prescription?',
    description:
      'Include medicines you took only once. If you’re not sure, choose it and tell us more below.',
    options: [
      { value: 'one', label: 'Medicines for high blood pressure, such as lisinopril or amlodipine' },
      {
        value: 'two',
        label: 'Nitrates',
        description: 'Often given for chest pain: nitroglycerin, isosorbide',
      },
    ],
    errorMessage: 'Choose the medicines you took, or “None of these” if you took none of them',
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { errorMessage: 'Choose at least one' },
  globals: { ...onPhone, textSize: '200' },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { defaultValue: ['sms'] },
  globals: { direction: 'rtl' },
});

/** All states, each at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={['empty', 'hover', 'pressed', 'focus', 'chosen', 'error', 'read only', 'disabled']}
      columns={['group']}
      width="18rem"
      cell={(row) => (
        <CheckboxGroup
          {...args}
          label={`How may we reach you? (${row})`}
          description={row === 'empty' ? undefined : 'Only about your treatment.'}
          defaultValue={row === 'empty' || row === 'error' ? [] : ['email', 'sms']}
          errorMessage={row === 'error' ? 'Choose at least one' : undefined}
          isReadOnly={row === 'read only'}
          isDisabled={row === 'disabled'}
        />
      )}
    />
  ),
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox'))
      await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
