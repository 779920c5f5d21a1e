import { Component, type ReactNode } from 'react';
import { preloadable } from '@patient/ui/lazy';
import { loadCode } from '../../shared/lazy/loadCode.ts';
import { MESSAGES } from '../../shared/messages.ts';
import type { FailureProps } from './Failure.tsx';

const Failure = preloadable(loadCode(async () => (await import('./Failure.tsx')).Failure));

/** Loads the error page early, to have it when the connection is lost. */
export const prepareFailurePage = () => void Failure.preload();

interface FailureFallbackState {
  readonly hasFailed: boolean;
}

/** Fallback for an error page that fails itself; needs no other code. */
class FailureFallback extends Component<{ children: ReactNode; isAlone: boolean }, FailureFallbackState> {
  override state: FailureFallbackState = { hasFailed: false };

  static getDerivedStateFromError(): FailureFallbackState {
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
        {/* A reload, since a browser does not retry a failed import. */}
        <button type="button" onClick={() => globalThis.location.reload()}>
          Reload the page
        </button>
      </Frame>
    );
  }
}

/** Failure page, loaded lazily. */
export function FailurePage(props: FailureProps) {
  return (
    <FailureFallback isAlone={props.isAlone === true}>
      <Failure {...props} />
    </FailureFallback>
  );
}
