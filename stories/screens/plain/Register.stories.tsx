import { BirthDateField } from '@patient/ui/BirthDateField';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { CardGroup } from '@patient/ui/CardGroup';
import { Checkbox } from '@patient/ui/Checkbox';
import { Form } from '@patient/ui/Form';
import { Link } from '@patient/ui/Link';
import { PhoneField } from '@patient/ui/PhoneField';
import { RadioGroup } from '@patient/ui/RadioGroup';
import { Select } from '@patient/ui/Select';
import { Stack } from '@patient/ui/Stack';
import { TextField } from '@patient/ui/TextField';
import { useBrand } from '@patient/ui/theme';
import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { ColumnFrame } from './frames.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { headed, plain } from './plain.ts';
import { treatmentsOf } from './samples.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Register' });

const states = [
  { value: 'CA', label: 'California' },
  { value: 'NY', label: 'New York' },
  { value: 'TX', label: 'Texas' },
] as const;

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;

interface Problem {
  readonly name: string;
  readonly message: string;
}

const none: readonly Problem[] = [];

function Basics({ errors = none }: { errors?: readonly Problem[] }) {
  return (
    <Card>
      <Form onSubmit={fn()} errors={errors}>
        <Select label="State" name="state" options={states} description="Where your medicine goes." />
        <TextField label="Zip code" name="zipCode" inputMode="numeric" autoComplete="postal-code" />
        <RadioGroup
          label="Gender"
          description="As in your medical records."
          name="gender"
          options={genders}
          defaultValue="male"
          orientation="horizontal"
        />
        <BirthDateField label="Birth date" name="birthDate" description="You must be 18 or older." />
        <TextField label="First name" name="firstName" autoComplete="given-name" />
        <TextField label="Last name" name="lastName" autoComplete="family-name" />
        <TextField label="Email" name="email" type="email" inputMode="email" autoComplete="email" />
        <PhoneField label="Phone" name="phone" description="For your doctor and the carrier." />
        <NewPasswordField label="Password" name="password" />
        <Checkbox name="telehealth">I agree to be treated by a doctor online</Checkbox>
        <Checkbox name="terms">I accept the terms and the privacy policy</Checkbox>
        <Button type="submit" variant="primary" isWide>
          Continue
        </Button>
      </Form>
    </Card>
  );
}

const LAST = 1;

function Treatment() {
  const brand = useBrand();
  const treatment = treatmentsOf(brand).at(LAST);
  return (
    <ColumnFrame>
      <Stack gap={2}>
        <h1>{treatment?.name}</h1>
        <p>First, a few basics. Your answers are seen by your doctor and by nobody else.</p>
      </Stack>
      <Basics />
      <p>
        A patient already? <Link href="/login">Sign in</Link>
      </p>
    </ColumnFrame>
  );
}

/** The basics for the treatment that the address names. */
export const Slug = meta.story({
  tags: [
    'route:/{slug}',
    'route:/hairloss',
    'route:/weightloss',
    'route:/ed',
    'step:basics',
    'form:birth-date',
    'number:gender',
  ],
  render: () => <Treatment />,
  play: headed(/Treatment$/),
});

export const Phone = meta.story({ ...Slug.input, tags: [], globals: onPhone });

function Which() {
  const brand = useBrand();
  const options = treatmentsOf(brand).map(({ type, name, about }) => ({
    value: type,
    label: name,
    description: about,
  }));
  return (
    <ColumnFrame>
      <h1>Which treatment is it about?</h1>
      <CardGroup selectionMode="single" label="Treatment" name="treatment" options={options} />
      <Button variant="primary" isWide>
        Continue
      </Button>
    </ColumnFrame>
  );
}

/** Without a treatment in the address it is asked first. */
export const WhichTreatment = meta.story({
  tags: ['route:/register'],
  render: () => <Which />,
  play: headed('Which treatment is it about?'),
});

/** The number has an account: the way there is offered where the number stands. */
export const PhoneExists = meta.story({
  tags: ['message:phone-exists'],
  globals: onPhone,
  render: () => (
    <ColumnFrame>
      <h1>Your basics</h1>
      <Basics
        errors={[
          { name: 'phone', message: 'This number belongs to an account. Sign in, or use another number.' },
        ]}
      />
    </ColumnFrame>
  ),
  play: headed('Your basics'),
});
