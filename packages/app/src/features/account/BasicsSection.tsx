import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { BirthDateField, birthDateError } from '@patient/ui/BirthDateField';
import { ProfileSection } from '@patient/ui/ProfileSection';
import { RadioGroup } from '@patient/ui/RadioGroup';
import type { Gender, Patient, User } from '@patient/api';
import { environmentAtom } from '../../shared/environment.ts';
import { birthDateProblems } from '../registration/index.ts';
import { updatePatientAtom } from './data/profile.ts';
import { basicFacts } from './rules/profile.ts';
import { useEditing } from './useEditing.ts';

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;

/** Gender, birth date and state of the identity check. */
export function BasicsSection({ user, patient }: { user: User; patient: Patient }) {
  const { now } = useAtomValue(environmentAtom);
  const update = useAtomValue(updatePatientAtom);
  const [birthDate, setBirthDate] = useState('');
  const [gender, setGender] = useState<Gender>('male');
  const editing = useEditing({
    onOpen: () => {
      setBirthDate(patient.basic?.birthDate ?? '');
      setGender(patient.basic?.gender ?? 'male');
    },
    check: () => birthDateProblems(birthDate, { problem: birthDateError(birthDate), now: now() }),
    save: () => update.mutateAsync({ id: patient._id, basic: { gender, birthDate } }),
  });
  return (
    <ProfileSection
      {...editing}
      title="About you"
      facts={basicFacts(user)}
      form={
        <>
          <BirthDateField
            name="birthDate"
            label="Birth date"
            description="You must be 18 or older."
            value={birthDate}
            onChange={setBirthDate}
          />
          <RadioGroup
            name="gender"
            label="Gender"
            description="As assigned at birth. Some treatments depend on it."
            orientation="horizontal"
            options={genders}
            value={gender}
            onChange={setGender}
          />
        </>
      }
    />
  );
}
