import { useAtomValue } from 'jotai';
import { providerChecksAtom } from './data/providerCheck.ts';
import type { StepProps } from '../../shared/view/step.ts';
import { OwnPhotos } from './OwnPhotos.tsx';
import { ProviderCheck } from './ProviderCheck.tsx';
import { StepLoading } from './StepLoading.tsx';

/** The identity photo step: ID, then selfie, or the provider's own check where that is switched on. */
export function PhotoStep(props: StepProps) {
  const query = useAtomValue(providerChecksAtom);
  if (query.data === undefined) return <StepLoading query={query} />;
  return query.data ? <ProviderCheck {...props} /> : <OwnPhotos {...props} />;
}
