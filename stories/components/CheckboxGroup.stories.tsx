import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxGroup } from '@patient/ui/CheckboxGroup';
import preview from '../../.storybook/preview.tsx';
import { onPhone } from '../phone.ts';
import { Sheet } from '../Sheet.tsx';
import { followError, InForm } from './InForm.tsx';

const options = [
  { value: 'email', label: 'Email' },
  { value: 'sms', label: 'Text message', description: 'Your carrier may charge for it' },
  { value: 'none', label: 'None of these', isExclusive: true },
];

const meta = preview.meta({
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup<string>,
  args: { label: 'How may we reach you?', name: 'reach', options, onChange: fn() },
});

export const Default = meta.story();

/** Tab goes from box to box, Space ticks; the answer keeps the order of the options. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'How may we reach you?' })).toBeInTheDocument();
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

/** "None of these" stands alone. */
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

const sent = fn();

/** Sent under one name; the error is the group's, and gone when it is answered. */
export const Sent = meta.story({
  args: { isRequired: true },
  render: (args) => (
    <InForm error={{ name: 'reach', message: 'Choose at least one' }} onSent={sent}>
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
    await expect(sent).toHaveBeenLastCalledWith(['reach=email', 'reach=sms']);
  },
});

export const LongText = meta.story({
  args: {
    label: 'Which of these were you given in the last twelve months, by a doctor or without one?',
    description: 'What you took once counts as well. If you are not sure, choose it and tell us more below.',
    options: [
      { value: 'one', label: 'Medicines against high blood pressure, such as lisinopril or amlodipine' },
      {
        value: 'two',
        label: 'Nitrates',
        description: 'Often given for chest pain: nitroglycerin, isosorbide',
      },
    ],
    errorMessage: 'Choose what you were given, or none of these if you were given nothing of it',
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  args: { errorMessage: 'Choose at least one' },
  globals: { ...onPhone, textSize: '200' },
});

export const RightToLeft = meta.story({ args: { defaultValue: ['sms'] }, globals: { direction: 'rtl' } });

/** Every state, at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Sheet
      rows={['empty', 'chosen', 'error', 'read only', 'disabled']}
      columns={['group']}
      cell={(row) => (
        <CheckboxGroup
          {...args}
          style={{ inlineSize: '18rem' }}
          label={`How may we reach you? (${row})`}
          description={row === 'empty' ? undefined : 'About your treatment alone.'}
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

export const Dark = meta.story({ ...AllStates.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });
