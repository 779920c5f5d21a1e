/** A set of callbacks. */
export interface Listeners {
  /** Returns a function that removes it. */
  add(listener: () => void): () => void;
  call(): void;
}

/** Creates a set of callbacks; it can change while they are called. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    add(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    call() {
      for (const listener of Array.from(listeners)) listener();
    },
  };
}
