import { Component, lazy, Suspense, type ReactNode } from 'react';
import { MESSAGES } from '../../shared/messages.ts';
import type { FailureProps } from './Failure.tsx';

const load = () => import('./Failure.tsx');
const Failure = lazy(async () => ({ default: (await load()).Failure }));

/** Fetches the error page while there is a line, so that it is there when there is none. */
export const prepareFailurePage = () => void load().catch(() => undefined);

interface LastWordState {
  readonly hasFailed: boolean;
}

/** Stands around the error page, and says in one line when even that cannot be shown, with the one way on that needs no code. */
class LastWord extends Component<{ children: ReactNode; isAlone: boolean }, LastWordState> {
  override state: LastWordState = { hasFailed: false };

  static getDerivedStateFromError(): LastWordState {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const Frame = this.props.isAlone ? 'main' : 'div';
    return (
      <Frame>
        <div role="alert">
          <h1>{MESSAGES.errorPageBroke}</h1>
        </div>
        {/* Its code may have been asked for while there was no line, and a page asks once. */}
        <button type="button" onClick={() => globalThis.location.reload()}>
          Reload the page
        </button>
      </Frame>
    );
  }
}

/** The page for failures; its code is not part of a first visit. */
export function FailurePage(props: FailureProps) {
  return (
    <LastWord isAlone={props.isAlone === true}>
      <Suspense>
        <Failure {...props} />
      </Suspense>
    </LastWord>
  );
}
