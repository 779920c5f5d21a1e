import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Skeleton, SkeletonGroup } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { providerChecksAtom } from '../../../data/registration/photoCheck.ts';
import { LoadFailure } from '../../LoadFailure.tsx';
import type { StepProps } from '../step.ts';
import { PhotoPart } from './PhotoPart.tsx';
import { ProviderCheck } from './ProviderCheck.tsx';

/** The identity photo step: ID, then selfie, or the provider's own check where that is switched on. */
export function PhotoStep({ subscription, trail, onTrail, goNext, isMoving, onHelp }: StepProps) {
  const { data: isProviders, error, isFetching, refetch } = useAtomValue(providerChecksAtom);
  const [problem, setProblem] = useState<string>();
  const isSelfie = trail.at(-1) === 'selfie';

  if (isProviders === undefined) {
    return error ? (
      <LoadFailure what="this step" error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup label="Loading this step…">
        <Skeleton shape="block" height="20rem" />
      </SkeletonGroup>
    );
  }
  if (isProviders) return <ProviderCheck goNext={goNext} onHelp={onHelp} isMoving={isMoving} />;

  const goOn = async () => {
    setProblem(undefined);
    try {
      await goNext();
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : String(failure));
    }
  };
  return (
    <Stack gap={4}>
      {problem !== undefined && (
        <Alert
          tone="danger"
          isLive
          title="We could not go on"
          action={<Button onPress={() => void goOn()}>Try again</Button>}
        >
          {problem}
        </Alert>
      )}
      <PhotoPart
        key={isSelfie ? 'selfie' : 'cardID'}
        subscriptionId={subscription._id}
        picture={isSelfie ? 'selfie' : 'cardID'}
        onArrived={() => (isSelfie ? void goOn() : onTrail(['id', 'selfie']))}
        onHelp={onHelp}
      />
    </Stack>
  );
}
