import { AvatarPicker } from '@patient/ui/AvatarPicker';
import { BirthDateField } from '@patient/ui/BirthDateField';
import { BmiMeter } from '@patient/ui/BmiMeter';
import { Card } from '@patient/ui/Card';
import { CardOnFile } from '@patient/ui/CardOnFile';
import { CouponField } from '@patient/ui/CouponField';
import type { Fact } from '@patient/ui/DescriptionList';
import { HeightWeight, type BodyMeasures } from '@patient/ui/HeightWeight';
import { Link } from '@patient/ui/Link';
import { PhoneField } from '@patient/ui/PhoneField';
import { ProfileSection } from '@patient/ui/ProfileSection';
import { Stack } from '@patient/ui/Stack';
import { StatusBadge } from '@patient/ui/StatusBadge';
import { TextField } from '@patient/ui/TextField';
import { useState, type ReactNode } from 'react';
import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { AccountFrame } from '../support/composed/frames.tsx';
import { composed, hasHeading } from '../support/composed/composed.ts';
import { patient } from '../support/composed/samples.ts';

const meta = preview.meta({ ...composed, title: 'Screens/Account/Profile (composed)', tags: ['composed'] });

const basics: readonly Fact[] = [
  { term: 'Gender', detail: 'Female' },
  { term: 'Birth date', detail: '12-10-1984' },
  { term: 'Phone', detail: '(415) 555-0132' },
  { term: 'Identity', detail: <StatusBadge tone="success">Verified</StatusBadge> },
];

const shipping: readonly Fact[] = [
  { term: 'Address', detail: '123 Main Street, Apt 4' },
  { term: 'City', detail: 'Austin' },
  { term: 'State', detail: 'Texas' },
  { term: 'Zip code', detail: '78701' },
];

interface EditableSectionProps {
  title: string;
  facts: readonly Fact[];
  form?: ReactNode;
  children?: ReactNode;
  /** @default false */
  isEditing?: boolean;
}

/** Section that is edited in place. */
function EditableSection({ isEditing = false, ...rest }: EditableSectionProps) {
  const [isOpen, setOpen] = useState(isEditing);
  return (
    <ProfileSection
      {...rest}
      state={isOpen ? 'editing' : 'read'}
      onEdit={() => setOpen(true)}
      onSave={() => setOpen(false)}
      onCancel={() => setOpen(false)}
    />
  );
}

function Body({ isEditing }: { isEditing: boolean }) {
  const [value, setValue] = useState<BodyMeasures>({ height: 66, weight: 148 });
  return (
    <EditableSection
      title="Height and weight"
      facts={[
        { term: 'Height', detail: '5 feet 6 inches' },
        { term: 'Weight', detail: '148 lb' },
      ]}
      form={<HeightWeight value={value} onChange={setValue} bmi={23.9} />}
      isEditing={isEditing}
    >
      <BmiMeter value={23.9} />
    </EditableSection>
  );
}

function Profile({ isEditing = false }: { isEditing?: boolean }) {
  return (
    <AccountFrame path="/user/profile">
      <h1>Account info</h1>
      <Card>
        <Stack gap={4}>
          <Stack gap={1}>
            <strong>{patient.name}</strong>
            <span>{patient.email}</span>
          </Stack>
          <AvatarPicker name={patient.name} src={patient.avatarUrl} onChoose={fn()} />
        </Stack>
      </Card>
      <EditableSection
        title="About you"
        facts={basics}
        form={
          <>
            <BirthDateField label="Birth date" name="birthDate" defaultValue="1984-12-10" />
            <PhoneField label="Phone" name="phone" defaultValue="4155550132" />
          </>
        }
      />
      <Body isEditing={isEditing} />
      <EditableSection
        title="Shipping address"
        facts={shipping}
        form={
          <>
            <TextField label="Street address" name="address" defaultValue="123 Main Street, Apt 4" />
            <TextField label="City" name="city" defaultValue="Austin" />
            <TextField label="ZIP code" name="zipCode" inputMode="numeric" defaultValue="78701" />
          </>
        }
      />
      <CardOnFile
        card={{ brand: 'Visa', lastFour: '4242', expires: '04/29' }}
        onReveal={fn()}
        onHide={fn()}
        action={
          <Link href="/user/profile" variant="standalone">
            Use another card
          </Link>
        }
      />
      <Card>
        <CouponField onApply={fn()} onRemove={fn()} />
      </Card>
      <Link href="/user/settings" variant="standalone">
        Notifications and password
      </Link>
    </AccountFrame>
  );
}

export const Default = meta.story({
  tags: [
    'route:/user/profile',
    'form:avatar',
    'form:bmi',
    'form:reveal-card',
    'form:birth-date',
    'form:height',
  ],
  render: () => <Profile />,
  play: hasHeading('Account info'),
});

export const Phone = meta.story({ ...Default.input, tags: [], globals: onPhone });

/** One section is being edited; the others stay readable. */
export const Editing = meta.story({
  tags: ['form:height'],
  globals: onPhone,
  render: () => <Profile isEditing />,
  play: hasHeading('Account info'),
});

export const Dark = meta.story({ ...Default.input, tags: [], globals: { scheme: 'dark' } });
