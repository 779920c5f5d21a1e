import { useAtomValue } from 'jotai';
import { birthDateError } from '@patient/ui/BirthDateField';
import { ProfileSection } from '@patient/ui/ProfileSection';
import { Skeleton } from '@patient/ui/Skeleton';
import type { Patient, User } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { birthDateProblems } from '#features/registration/index.ts';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { basicsDraftAtom } from './data/drafts.ts';
import { updatePatientAtom } from './data/profile.ts';
import { basicFacts } from './views/profile.ts';
import { useEditing } from './useEditing.ts';

const BasicsFields = lazyPart(
  async () => (await import('@patient/ui/BasicsFields')).BasicsFields,
  inPlace('the form', <Skeleton shape="block" height="14rem" />),
);

/** Gender, birth date and state of the identity check. */
export function BasicsSection({ user, patient }: { user: User; patient: Patient }) {
  const { now } = useAtomValue(environmentAtom);
  const update = useAtomValue(updatePatientAtom);
  const { input, change, editing } = useEditing({
    draftAtom: basicsDraftAtom(patient._id),
    saved: { birthDate: patient.basic?.birthDate ?? '', gender: patient.basic?.gender ?? null },
    load: BasicsFields.load,
    check: ({ birthDate }) =>
      birthDateProblems(birthDate, { problem: birthDateError(birthDate), now: now() }),
    fields: ['birthDate', 'gender'],
    save: ({ birthDate, gender }) =>
      update.mutateAsync({ id: patient._id, basic: { birthDate, ...(gender !== null && { gender }) } }),
  });
  return (
    <ProfileSection
      {...editing}
      title="About you"
      facts={basicFacts(user)}
      form={
        <BasicsFields
          birthDate={input.birthDate}
          gender={input.gender}
          onBirthDateChange={(birthDate) => change({ birthDate })}
          onGenderChange={(gender) => change({ gender })}
        />
      }
    />
  );
}
