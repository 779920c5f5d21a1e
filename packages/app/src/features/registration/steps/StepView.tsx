import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { SkeletonGroup } from '@patient/ui/Skeleton';
import { environmentAtom } from '../../../shared/environment.ts';
import { reloadForStaleChunk } from '../../../shared/lazy/reloadForStaleChunk.ts';
import { LoadFailure } from '../../../shared/view/LoadFailure.tsx';
import { CardBones } from '../../../shared/view/CardSkeleton.tsx';
import type { StepProps, StepScreen } from '../../../shared/view/step.ts';
import { stepScreens } from './stepScreens.ts';

/** Props of {@link StepView}. */
export interface StepViewProps extends StepProps {
  step: string;
  /** Stands where a step that is not built would have stood. */
  unknown: ReactNode;
}

interface Arrival {
  readonly Screen?: StepScreen;
  readonly hasFailed?: boolean;
}

const load = (step: string) => (Object.hasOwn(stepScreens, step) ? stepScreens[step] : undefined);

/** Fetches a step's screen and shows it. */
export function StepView({ step, unknown, ...props }: StepViewProps) {
  const environment = useAtomValue(environmentAtom);
  const fetchScreen = load(step);
  const [{ Screen, hasFailed = false }, arrive] = useState<Arrival>({});
  const fetchNow = useCallback(() => {
    fetchScreen?.().then(
      (loaded) => arrive({ Screen: loaded }),
      async (failure: unknown) => {
        if (!(await reloadForStaleChunk(failure, environment))) arrive({ hasFailed: true });
      },
    );
  }, [fetchScreen, environment]);
  useEffect(fetchNow, [fetchNow]);

  if (fetchScreen === undefined) return unknown;
  if (Screen) return <Screen {...props} />;
  if (hasFailed) {
    return (
      <LoadFailure
        what="this step"
        error={new Error('Check your connection and try again. Nothing of yours is lost.')}
        isRetrying={false}
        onRetry={() => {
          arrive({});
          fetchNow();
        }}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading this step…">
      <CardBones />
    </SkeletonGroup>
  );
}
