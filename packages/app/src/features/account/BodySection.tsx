import { useAtomValue } from 'jotai';
import { bodyMassIndex, heightText, inchesOf } from '@patient/api/model';
import { BmiMeter } from '@patient/ui/BmiMeter';
import { ProfileSection } from '@patient/ui/ProfileSection';
import { Skeleton } from '@patient/ui/Skeleton';
import type { Patient, User } from '@patient/api';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { bodyDraftAtom } from './data/drafts.ts';
import { updatePatientAtom } from './data/profile.ts';
import { bodyFacts, measureProblems } from './views/profile.ts';
import { useEditing } from './useEditing.ts';

const HeightWeight = lazyPart(
  async () => (await import('@patient/ui/HeightWeight')).HeightWeight,
  inPlace('the form', <Skeleton shape="block" height="14rem" />),
);

/** Height, weight and body mass index. */
export function BodySection({ user, patient }: { user: User; patient: Patient }) {
  const update = useAtomValue(updatePatientAtom);
  const { input, change, editing } = useEditing({
    draftAtom: bodyDraftAtom(patient._id),
    saved: { height: inchesOf(patient.height) ?? null, weight: patient.weight ?? null },
    load: HeightWeight.load,
    check: measureProblems,
    fields: ['height', 'weight'],
    save: ({ height, weight }) =>
      update.mutateAsync({ id: patient._id, height: heightText(height) ?? '', weight: weight ?? 0 }),
  });
  return (
    <ProfileSection
      {...editing}
      title="Height and weight"
      facts={bodyFacts(user)}
      form={<HeightWeight value={input} onChange={change} bmi={bodyMassIndex(input)} />}
    >
      {patient.height !== undefined && patient.weight !== undefined && (
        <BmiMeter
          value={bodyMassIndex({ bmi: patient.bmi, height: patient.height, weight: patient.weight })}
        />
      )}
    </ProfileSection>
  );
}
