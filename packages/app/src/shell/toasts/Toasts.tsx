import { Component, type ReactNode } from 'react';
import { preloadable } from '@patient/ui/lazy';
import { loadCode } from '../../shared/lazy/loadCode.ts';

const ToastHost = preloadable(loadCode(async () => (await import('./ToastHost.tsx')).ToastHost));

/** Renders nothing when its content fails: without toasts, a failure is still reported where it belongs. */
class Optional extends Component<{ children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** The one notification. Its code is loaded after the first paint; messages wait in the queue until then. */
export function Toasts() {
  return (
    <Optional>
      <ToastHost />
    </Optional>
  );
}
