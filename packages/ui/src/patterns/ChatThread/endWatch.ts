/** Whether a thread is scrolled to its end. Outside React state, so that leaving the end does not rerender the messages. */
export interface EndWatch {
  readonly isAtEnd: () => boolean;
  readonly set: (isAtEnd: boolean) => void;
  /** Registers a listener for changes. Returns a function that removes it. */
  readonly subscribe: (onChange: () => void) => () => void;
}

export function createEndWatch(): EndWatch {
  const listeners = new Set<() => void>();
  let current = true;
  return {
    isAtEnd: () => current,
    set(isAtEnd) {
      if (isAtEnd === current) return;
      current = isAtEnd;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
