import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { bodyMassIndex, heightText, inchesOf } from '@patient/api/model';
import { BmiMeter } from '@patient/ui/BmiMeter';
import type { BodyMeasures } from '@patient/ui/HeightWeight';
import { preloadable } from '@patient/ui/lazy';
import { ProfileSection } from '@patient/ui/ProfileSection';
import type { Patient, User } from '@patient/api';
import { loadCode } from '../../shared/lazy/loadCode.ts';
import { updatePatientAtom } from './data/profile.ts';
import { measureProblems } from './rules/problems.ts';
import { bodyFacts } from './rules/profile.ts';
import { useEditing } from './useEditing.ts';

const HeightWeight = preloadable(
  loadCode(async () => (await import('@patient/ui/HeightWeight')).HeightWeight),
);

const EMPTY: BodyMeasures = { height: null, weight: null };

/** Height, weight and the body mass index that follows from them. */
export function BodySection({ user, patient }: { user: User; patient: Patient }) {
  const update = useAtomValue(updatePatientAtom);
  const [draft, setDraft] = useState(EMPTY);
  const editing = useEditing({
    load: HeightWeight.ready,
    onOpen: () => setDraft({ height: inchesOf(patient.height) ?? null, weight: patient.weight ?? null }),
    check: () => measureProblems(draft),
    save: () =>
      update.mutateAsync({
        id: patient._id,
        height: heightText(draft.height) ?? '',
        weight: draft.weight ?? 0,
      }),
  });
  const errorOf = (name: string) => editing.errors.find((error) => error.name === name)?.message;
  return (
    <ProfileSection
      {...editing}
      errors={editing.errors.filter(({ name }) => name === undefined)}
      title="Height and weight"
      facts={bodyFacts(user)}
      form={
        <HeightWeight
          value={draft}
          onChange={setDraft}
          heightError={errorOf('height')}
          weightError={errorOf('weight')}
          bmi={bodyMassIndex(draft)}
        />
      }
    >
      {patient.height !== undefined && patient.weight !== undefined && (
        <BmiMeter
          value={bodyMassIndex({ bmi: patient.bmi, height: patient.height, weight: patient.weight })}
        />
      )}
    </ProfileSection>
  );
}
