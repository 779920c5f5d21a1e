import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { birthDateError } from '@patient/ui/BirthDateField';
import { preloadable } from '@patient/ui/lazy';
import { ProfileSection } from '@patient/ui/ProfileSection';
import type { Gender, Patient, User } from '@patient/api';
import { environmentAtom } from '../../shared/environment.ts';
import { birthDateProblems } from '../registration/index.ts';
import { loadCode } from '../../shared/lazy/loadCode.ts';
import { updatePatientAtom } from './data/profile.ts';
import { basicFacts } from './rules/profile.ts';
import { useEditing } from './useEditing.ts';

const BasicsFields = preloadable(
  loadCode(async () => (await import('../../shared/patient/BasicsFields.tsx')).BasicsFields),
);

/** Gender, birth date and state of the identity check. */
export function BasicsSection({ user, patient }: { user: User; patient: Patient }) {
  const { now } = useAtomValue(environmentAtom);
  const update = useAtomValue(updatePatientAtom);
  const [birthDate, setBirthDate] = useState('');
  const [gender, setGender] = useState<Gender>('male');
  const editing = useEditing({
    load: BasicsFields.ready,
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
        <BasicsFields
          birthDate={birthDate}
          gender={gender}
          onBirthDateChange={setBirthDate}
          onGenderChange={setGender}
        />
      }
    />
  );
}
