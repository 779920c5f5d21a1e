import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { environmentAtom } from '#shared/environment.ts';
import { ConnectionError } from '#shared/service/connectionError.ts';
import { reloadForStaleChunk } from '#shared/lazy/reloadForStaleChunk.ts';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';
import { QueryView, type QueryState } from '#shared/view/QueryView.tsx';
import type { StepProps, StepScreen } from '#shared/view/step.ts';
import { stepScreens } from './stepScreens.ts';

/** Props of {@link StepView}. */
export interface StepViewProps extends StepProps {
  step: string;
  /** Shown for a step that has no screen. */
  unknown: ReactNode;
}

type LoadState = Pick<QueryState<StepScreen>, 'data' | 'error' | 'isFetching'>;

const STILL_SAVED = 'Check your connection and try again. Your progress is saved.';

const LOADING: LoadState = { data: undefined, error: null, isFetching: true };

const loaderOf = (step: string) => (Object.hasOwn(stepScreens, step) ? stepScreens[step] : undefined);

/** Loads the code of a step's screen, in the form of a query. */
function useStepScreen(load: (() => Promise<StepScreen>) | undefined): QueryState<StepScreen> {
  const environment = useAtomValue(environmentAtom);
  const [state, setState] = useState(LOADING);
  const fetchScreen = useCallback(() => {
    load?.().then(
      (data) => setState({ data, error: null, isFetching: false }),
      async (failure: unknown) => {
        if (await reloadForStaleChunk(failure, environment)) return;
        const error = new ConnectionError(failure, STILL_SAVED);
        setState({ data: undefined, error, isFetching: false });
      },
    );
  }, [load, environment]);
  useEffect(fetchScreen, [fetchScreen]);

  const refetch = () => {
    setState(LOADING);
    fetchScreen();
  };
  return { ...state, refetch };
}

/** Loads a step's screen and shows it. */
export function StepView({ step, unknown, ...props }: StepViewProps) {
  const load = loaderOf(step);
  const screen = useStepScreen(load);
  if (load === undefined) return unknown;
  return (
    <QueryView queries={[screen]} what="this step" skeleton={<CardSkeleton />}>
      {(Screen) => <Screen {...props} />}
    </QueryView>
  );
}
