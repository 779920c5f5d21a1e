import { useAtomValue } from 'jotai';
import { birthDateError } from '@patient/ui/BirthDateField';
import { preloadable } from '@patient/ui/lazy';
import { ProfileSection } from '@patient/ui/ProfileSection';
import type { Patient, User } from '@patient/api';
import { environmentAtom } from '../../shared/environment.ts';
import { birthDateProblems } from '../registration/index.ts';
import { loadCode } from '../../shared/lazy/loadCode.ts';
import { LazyPart } from '../../shared/lazy/LazyPart.tsx';
import { basicsDraftAtom } from './data/drafts.ts';
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
  const { draft, write, editing } = useEditing({
    draftAtom: basicsDraftAtom(patient._id),
    saved: { birthDate: patient.basic?.birthDate ?? '', gender: patient.basic?.gender ?? 'male' },
    load: BasicsFields.ready,
    check: (typed) =>
      birthDateProblems(typed.birthDate, { problem: birthDateError(typed.birthDate), now: now() }),
    save: (basic) => update.mutateAsync({ id: patient._id, basic }),
  });
  return (
    <ProfileSection
      {...editing}
      title="About you"
      facts={basicFacts(user)}
      form={
        <LazyPart>
          <BasicsFields
            birthDate={draft.birthDate}
            gender={draft.gender}
            onBirthDateChange={(birthDate) => write((latest) => ({ ...latest, birthDate }))}
            onGenderChange={(gender) => write((latest) => ({ ...latest, gender }))}
          />
        </LazyPart>
      }
    />
  );
}
