import { useAtomValue } from 'jotai';
import { Skeleton } from '@patient/ui/Skeleton';
import { providerChecksAtom } from './data/providerCheck.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { StepProps } from '#shared/view/step.ts';
import { OwnPhotos } from './OwnPhotos.tsx';
import { ProviderCheck } from './ProviderCheck.tsx';

/** Identity photo step: photos of ID and face, or the provider's check if enabled. */
export function PhotoStep(props: StepProps) {
  const providerChecks = useAtomValue(providerChecksAtom);
  return (
    <QueryView
      queries={[providerChecks]}
      what="this step"
      skeleton={<Skeleton shape="block" height="20rem" />}
    >
      {(isProviderChecking) => (isProviderChecking ? <ProviderCheck {...props} /> : <OwnPhotos {...props} />)}
    </QueryView>
  );
}
