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
  const { draft, updateDraft, editing } = useEditing({
    draftAtom: basicsDraftAtom(patient._id),
    saved: { birthDate: patient.basic?.birthDate ?? '', gender: patient.basic?.gender ?? null },
    load: BasicsFields.load,
    check: (input) =>
      birthDateProblems(input.birthDate, { problem: birthDateError(input.birthDate), now: now() }),
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
          birthDate={draft.birthDate}
          gender={draft.gender}
          onBirthDateChange={(birthDate) => updateDraft((latest) => ({ ...latest, birthDate }))}
          onGenderChange={(gender) => updateDraft((latest) => ({ ...latest, gender }))}
        />
      }
    />
  );
}
