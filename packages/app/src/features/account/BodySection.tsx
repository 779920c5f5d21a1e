import { useAtomValue } from 'jotai';
import { bodyMassIndex, heightText, inchesOf } from '@patient/api/model';
import { BmiMeter } from '@patient/ui/BmiMeter';
import { preloadable } from '@patient/ui/lazy';
import { ProfileSection } from '@patient/ui/ProfileSection';
import type { Patient, User } from '@patient/api';
import { loadCode } from '../../shared/lazy/loadCode.ts';
import { LazyPart } from '../../shared/lazy/LazyPart.tsx';
import { bodyDraftAtom } from './data/drafts.ts';
import { updatePatientAtom } from './data/profile.ts';
import { measureProblems } from './rules/problems.ts';
import { bodyFacts } from './rules/profile.ts';
import { useEditing } from './useEditing.ts';

const HeightWeight = preloadable(
  loadCode(async () => (await import('@patient/ui/HeightWeight')).HeightWeight),
);

/** Height, weight and the body mass index that follows from them. */
export function BodySection({ user, patient }: { user: User; patient: Patient }) {
  const update = useAtomValue(updatePatientAtom);
  const { draft, write, editing } = useEditing({
    draftAtom: bodyDraftAtom(patient._id),
    saved: { height: inchesOf(patient.height) ?? null, weight: patient.weight ?? null },
    load: HeightWeight.ready,
    check: measureProblems,
    save: ({ height, weight }) =>
      update.mutateAsync({ id: patient._id, height: heightText(height) ?? '', weight: weight ?? 0 }),
  });
  const errorOf = (name: string) => editing.errors.find((error) => error.name === name)?.message;
  return (
    <ProfileSection
      {...editing}
      errors={editing.errors.filter(({ name }) => name === undefined)}
      title="Height and weight"
      facts={bodyFacts(user)}
      form={
        <LazyPart>
          <HeightWeight
            value={draft}
            onChange={(measures) => write(() => measures)}
            heightError={errorOf('height')}
            weightError={errorOf('weight')}
            bmi={bodyMassIndex(draft)}
          />
        </LazyPart>
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
