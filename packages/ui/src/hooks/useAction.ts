import { useRef, useState } from 'react';

/** An action of the page, such as sending a form. */
export interface Action<Parameters extends readonly unknown[], Result> {
  /** Runs the action and rejects as it does. Resolves to undefined if the action is already running. */
  readonly run: (...parameters: Parameters) => Promise<Result | undefined>;
  readonly isPending: boolean;
}

/**
 * Prevents an action from running twice at once; disabling a button is not enough, because it can be pressed again
 * before the next render.
 */
export function useAction<Parameters extends readonly unknown[], Result>(
  action: (...parameters: Parameters) => Promise<Result>,
): Action<Parameters, Result> {
  const [isPending, setPending] = useState(false);
  const isRunning = useRef(false);
  const run = async (...parameters: Parameters): Promise<Result | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setPending(true);
    try {
      return await action(...parameters);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return { run, isPending };
}
