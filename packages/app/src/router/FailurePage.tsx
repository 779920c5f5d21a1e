import { Component, lazy, Suspense, type ReactNode } from 'react';
import type { FailureProps } from './Failure.tsx';

const load = () => import('./Failure.tsx');
const Failure = lazy(async () => ({ default: (await load()).Failure }));

/** Fetches the error page while there is a line, so that it is there when there is none. */
export const prepareFailurePage = () => void load().catch(() => undefined);

interface LastWordState {
  readonly hasFailed: boolean;
}

/** Stands around the error page, and says in one line when even that cannot be shown. */
class LastWord extends Component<{ children: ReactNode }, LastWordState> {
  override state: LastWordState = { hasFailed: false };

  static getDerivedStateFromError(): LastWordState {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <p role="alert">An error occurred while showing the error page</p>
    ) : (
      this.props.children
    );
  }
}

/** The page for failures; its code is not part of a first visit. */
export function FailurePage(props: FailureProps) {
  return (
    <LastWord>
      <Suspense>
        <Failure {...props} />
      </Suspense>
    </LastWord>
  );
}
