import { useRef } from 'react';

/**
 * Ignores presses while an action is in progress: until the promise that it returns has settled, and while `isPending`. An
 * action without a promise is blocked for the rest of the task, after which its state can set `isPending`.
 */
export function useSingleAction<Args extends readonly unknown[]>(
  action: (...args: Args) => unknown,
  isPending = false,
): (...args: Args) => void {
  const isBusy = useRef(false);
  return (...args) => {
    if (isBusy.current || isPending) return;
    isBusy.current = true;
    const release = () => {
      isBusy.current = false;
    };
    let result: unknown;
    try {
      result = action(...args);
    } finally {
      if (result instanceof Promise) void result.finally(release);
      else setTimeout(release);
    }
  };
}
