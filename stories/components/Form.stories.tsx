import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BirthDateField } from '@patient/ui/BirthDateField';
import { Button } from '@patient/ui/Button';
import { Checkbox } from '@patient/ui/Checkbox';
import { Form, SubmitButton, type FormError } from '@patient/ui/Form';
import { PasswordField } from '@patient/ui/PasswordField';
import { PhoneField } from '@patient/ui/PhoneField';
import { RadioGroup } from '@patient/ui/RadioGroup';
import { Select } from '@patient/ui/Select';
import { TextField } from '@patient/ui/TextField';
import preview from '../../.storybook/preview.tsx';
import type { Canvas } from '../canvas.ts';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const missing = (data: FormData): FormError[] =>
  [
    { name: 'email', message: 'Enter your email' },
    { name: 'password', message: 'Enter your password' },
  ].filter(({ name }) => data.get(name) === '');

/** Validates on submit and keeps the errors until the next submit, like a screen would. */
function SignIn({
  errors: initialErrors = [],
  onSubmit,
  ...rest
}: Omit<ComponentProps<typeof Form>, 'children'>) {
  const [errors, setErrors] = useState(initialErrors);
  return (
    <Form
      {...rest}
      errors={errors}
      onSubmit={(event) => {
        setErrors(missing(new FormData(event.currentTarget)));
        onSubmit(event);
      }}
    >
      <TextField label="Email" name="email" type="email" autoComplete="email" isRequired />
      <PasswordField label="Password" name="password" isRequired />
      <SubmitButton>Sign in</SubmitButton>
    </Form>
  );
}

const meta = preview.meta({
  title: 'Components/Form',
  component: Form,
  args: { onSubmit: fn(), children: null },
  render: ({ children: _children, ...args }) => (
    <div style={{ maxInlineSize: '25rem' }}>
      <SignIn {...args} />
    </div>
  ),
});

export const Default = meta.story();

/** Enter in a field submits. Focus moves to the error summary, and each error links to its field. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await step('Submitting with Enter moves focus to the summary', async () => {
      await userEvent.click(email);
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledTimes(1);
      const summary = canvas.getByRole('alert', { name: 'There is a problem' });
      await expect(summary).toHaveFocus();
      await expect(summary).toHaveTextContent('Enter your emailEnter your password');
    });
    await step('Each field shows its own error', async () => {
      await expect(email).toBeInvalid();
      await expect(email).toHaveAccessibleDescription('Enter your email');
    });
    await step('An error in the summary links to its field', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Enter your email' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByLabelText('Password', { selector: 'input' })).toHaveFocus();
    });
    await step('Editing and leaving a field clears its error', async () => {
      await userEvent.keyboard('correct horse');
      await userEvent.tab();
      await expect(canvas.getByLabelText('Password', { selector: 'input' })).not.toBeInvalid();
      await expect(email).toBeInvalid();
    });
    await step('The next submission shows the remaining errors', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      const summary = canvas.getByRole('alert', { name: 'There is a problem' });
      await expect(summary).toHaveFocus();
      await expect(summary).not.toHaveTextContent('Enter your password');
    });
    await step('A valid submission shows no summary and keeps focus', async () => {
      await userEvent.type(email, 'ada@example.com');
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
      await expect(email).toHaveFocus();
      await expect(args.onSubmit).toHaveBeenCalledTimes(3);
    });
  },
});

/** An error without a field has no link. Errors present on load don't take focus. */
export const Rejected = meta.story({
  args: { errors: [{ message: 'Wrong email or password' }] },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent('Wrong email or password');
    await expect(summary).not.toHaveFocus();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).not.toBeInvalid();
  },
});

/** The error of a group links to its first enabled answer. */
export const DisabledAnswer = meta.story({
  tags: ['check'],
  render: ({ onSubmit }) => (
    <Form onSubmit={onSubmit} errors={[{ name: 'delivery', message: 'Choose a delivery schedule' }]}>
      <RadioGroup
        label="How often should we deliver?"
        name="delivery"
        options={[
          { value: 'monthly', label: 'Every month', isDisabled: true },
          { value: 'quarterly', label: 'Every 3 months' },
        ]}
      />
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a delivery schedule' }));
    await expect(canvas.getByRole('radio', { name: 'Every 3 months' })).toHaveFocus();
  },
});

const both: readonly FormError[] = [
  { name: 'email', message: 'We couldn’t find an account with this email. Check it or sign up' },
  { name: 'password', message: 'Enter your password' },
];

/** A corrected field keeps the space of its error, so that a click on the button is not missed when the field loses focus. */
export const LongText = meta.story({
  tags: ['check'],
  args: { errors: both },
  globals: onPhone,
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const topOfButton = () => canvas.getByRole('button', { name: 'Sign in' }).getBoundingClientRect().top;
    await userEvent.type(email, 'ada@example.com');
    const top = topOfButton();
    await userEvent.tab();
    await expect(email).not.toBeInvalid();
    await expect(email).toHaveAccessibleDescription('');
    await expect(topOfButton()).toBe(top);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { errors: both },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { errors: both },
  globals: { direction: 'rtl' },
});

/** Every target is at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  args: { errors: both },
  play: async ({ canvas }) => {
    for (const target of [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')])
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});

interface Person {
  name: string;
  birthDate: string;
  email: string;
  phone: string;
  password: string;
  state: string | null;
}

const nobody: Person = { name: '', birthDate: '', email: '', phone: '', password: '', state: null };

/** Controlled fields that replace the whole value on each change, as screens with one record do. */
function Registration({ onSubmitPerson }: { onSubmitPerson: (person: Person) => void }) {
  const [person, setPerson] = useState(nobody);
  const change = (changed: Partial<Person>) => setPerson({ ...person, ...changed });
  return (
    <Form onSubmit={() => onSubmitPerson(person)}>
      <TextField label="Name" name="name" value={person.name} onChange={(name) => change({ name })} />
      <BirthDateField
        label="Birth date"
        name="birthDate"
        value={person.birthDate}
        onChange={(birthDate) => change({ birthDate })}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        value={person.email}
        onChange={(email) => change({ email })}
      />
      <PhoneField label="Phone" name="phone" value={person.phone} onChange={(phone) => change({ phone })} />
      <PasswordField
        label="Password"
        name="password"
        value={person.password}
        onChange={(password) => change({ password })}
      />
      <Select
        label="State"
        name="state"
        options={[
          { value: 'OR', label: 'Oregon' },
          { value: 'TX', label: 'Texas' },
        ]}
        value={person.state}
        onChange={(state) => change({ state })}
      />
      <Checkbox>I agree</Checkbox>
      <Button type="submit">Continue</Button>
    </Form>
  );
}

const filledIn: Person = {
  name: 'Ada Lovell',
  birthDate: '1985-02-13',
  email: 'ada@example.com',
  phone: '+14155550132',
  password: 'River-Stone-42',
  state: 'TX',
};

const onSubmitPerson = fn<(person: Person) => void>();

/** Sets values without events: by script, as extensions in the page do, or below React, as browsers do. */
function fillSilently(canvas: Canvas, setValue: (field: HTMLElement, value: string) => void) {
  for (const [label, value] of [
    ['Name', filledIn.name],
    ['Month', '2'],
    ['Day', '13'],
    ['Year', '1985'],
    ['Email', filledIn.email],
    ['Phone', '4155550132'],
    ['Password', filledIn.password],
    ['State', 'TX'],
  ] as const)
    setValue(canvas.getByLabelText(label, { selector: 'input, select' }), value);
}

const byScript = (field: HTMLElement, value: string) => void Reflect.set(field, 'value', value);
const belowReact = (field: HTMLElement, value: string) =>
  void Reflect.set(Object.getPrototypeOf(field), 'value', value, field);

/** A password manager fills in the fields without events: the form uses what they show. */
export const FilledWithoutEvents = meta.story({
  tags: ['check'],
  render: () => <Registration onSubmitPerson={onSubmitPerson} />,
  play: async ({ canvas, step }) => {
    for (const [name, setValue] of [
      ['by script', byScript],
      ['below React', belowReact],
    ] as const) {
      await step(`Filled in ${name}`, async () => {
        onSubmitPerson.mockClear();
        fillSilently(canvas, setValue);
        canvas.getByRole('button', { name: 'Continue' }).click();
        await expect(onSubmitPerson.mock.calls).toEqual([[filledIn]]);
        for (const field of canvas.getAllByRole('textbox')) await userEvent.clear(field);
      });
    }
    await step('What is filled in stays when another field changes', async () => {
      fillSilently(canvas, byScript);
      await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Byron');
      await expect(canvas.getByLabelText('Password', { selector: 'input' })).toHaveValue(filledIn.password);
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(filledIn.email);
      await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('TX');
    });
  },
});
