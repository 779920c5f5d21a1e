import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BasicsFields, type BasicsFieldsProps, type BasicsGender } from '@patient/ui/BasicsFields';
import { Button } from '@patient/ui/Button';
import { Form } from '@patient/ui/Form';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Patterns/Registration/BasicsFields',
  component: BasicsFields,
  args: { birthDate: '', gender: null, onBirthDateChange: fn(), onGenderChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
});

function Filled(props: BasicsFieldsProps) {
  const [birthDate, setBirthDate] = useState(props.birthDate);
  const [gender, setGender] = useState<BasicsGender | null>(props.gender);
  return (
    <Stack gap={6}>
      <BasicsFields
        birthDate={birthDate}
        gender={gender}
        onBirthDateChange={setBirthDate}
        onGenderChange={setGender}
      />
      <output>{`${birthDate} ${gender ?? ''}`}</output>
    </Stack>
  );
}

/** Nothing is preselected. */
export const Default = meta.story({
  render: (args) => <Filled {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Male' })).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('04');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Day' }));
    await userEvent.keyboard('12');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Year' }));
    await userEvent.keyboard('1985');
    await userEvent.click(canvas.getByRole('radio', { name: 'Female' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1985-04-12 female');
  },
});

const saved = { birthDate: '1985-04-12', gender: 'male' } as const;

export const Saved = meta.story({ args: saved });

/** The errors of a form are at the fields `birthDate` and `gender`. */
export const Invalid = meta.story({
  render: (args) => (
    <Form
      onSubmit={() => {}}
      errors={[
        { name: 'birthDate', message: 'Enter your birth date' },
        { name: 'gender', message: 'Choose a gender' },
      ]}
    >
      <BasicsFields {...args} />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Gender' })).toHaveAccessibleDescription(
      /Choose a gender/,
    );
  },
});

export const OnAPhone = meta.story({ globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: saved,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], args: saved, globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack gap={10}>
      <BasicsFields {...args} />
      <BasicsFields {...args} {...saved} />
      {Invalid.input.render?.(args)}
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
