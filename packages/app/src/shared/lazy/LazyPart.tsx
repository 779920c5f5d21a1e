import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { environmentAtom } from '../environment.ts';
import { Boundary } from '../view/Boundary.tsx';
import { reportLoadFailure } from './reportLoadFailure.ts';

/** Props of {@link LazyPart}. */
export interface LazyPartProps {
  children: ReactNode;
  /** Closes the part, so that the next press tries again. */
  onFailed?: () => void;
}

const nothing = () => null;

/**
 * Part of a page that may fail alone: a dialog, a drawer, a menu. The failure is reported, the part disappears, and the
 * page stays. A chunk of an older release reloads the page.
 */
export function LazyPart({ children, onFailed }: LazyPartProps) {
  const environment = useAtomValue(environmentAtom);
  const handleError = (error: unknown) => {
    void reportLoadFailure(error, environment);
    onFailed?.();
  };
  return (
    <Boundary fallback={nothing} onError={handleError}>
      {children}
    </Boundary>
  );
}
