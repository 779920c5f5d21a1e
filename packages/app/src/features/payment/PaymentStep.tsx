import { useAtomValue } from 'jotai';
import { Skeleton, SkeletonGroup } from '@patient/ui/Skeleton';
import { meAtom } from '../../shared/patient/me.ts';
import { LoadFailure } from '../../shared/view/LoadFailure.tsx';
import type { StepProps } from '../../shared/view/step.ts';
import { AddressPart } from './AddressPart.tsx';
import { CardPart } from './CardPart.tsx';

/** The payment step: where it goes, then how it is paid (specification section 4, the address sub-step first). */
export function PaymentStep(props: StepProps) {
  const { data: me, error, isFetching, refetch } = useAtomValue(meAtom);
  const patient = me?.patient;
  if (!patient && error) {
    return (
      <LoadFailure what="your address" error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!patient) {
    return (
      <SkeletonGroup label="Loading your address…">
        <Skeleton shape="block" height="20rem" />
      </SkeletonGroup>
    );
  }
  const name = [me.firstName, me.lastName].filter(Boolean).join(' ');
  return props.trail.at(-1) === 'card' ? (
    <CardPart {...props} patient={patient} name={name} />
  ) : (
    <AddressPart {...props} patient={patient} />
  );
}
