import type { ReactNode } from 'react';
import { useIsQuiet } from '../service/useIsQuiet.ts';
import { LazyPart } from './LazyPart.tsx';

/** A part that stands last on its page: its code comes once the page has what it waits for, and may fail alone. */
export function LastPart({ children }: { children: ReactNode }) {
  return <LazyPart>{useIsQuiet() && children}</LazyPart>;
}
