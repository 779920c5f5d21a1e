import { useRef, useState } from 'react';

/** An action of the page, such as sending a form. */
export interface Action<Parameters extends readonly unknown[], Result> {
  /** Runs the action; does nothing and resolves to undefined while it runs. Rejects as the action does. */
  readonly run: (...parameters: Parameters) => Promise<Result | undefined>;
  readonly isPending: boolean;
}

/** Runs an action once at a time: a second press can come before the next render. */
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
