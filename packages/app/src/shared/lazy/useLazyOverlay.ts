import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { environmentAtom } from '../environment.ts';
import { reportLoadFailure } from './reportLoadFailure.ts';

/** State of an overlay whose code is loaded when it is first opened. */
export interface LazyOverlay {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Loads the code, then opens. A failed load is reported, and the next press tries again. */
  readonly open: () => void;
}

/** Opens a dialog, drawer or sheet once its code has arrived. */
export function useLazyOverlay(load: () => Promise<unknown>): LazyOverlay {
  const environment = useAtomValue(environmentAtom);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    load().then(
      () => setOpen(true),
      (error: unknown) => reportLoadFailure(error, environment),
    );
  };
  return { isOpen, setOpen, open };
}
