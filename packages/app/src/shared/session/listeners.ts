/** A set of callbacks. */
export interface Listeners {
  /** Returns how to leave. */
  add(listener: () => void): () => void;
  call(): void;
}

/** Callbacks that are called together; one that is added or leaves meanwhile disturbs nobody. */
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
