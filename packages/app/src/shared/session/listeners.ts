/** A set of callbacks that are given a value. */
export interface Listeners<Value> {
  /** Returns a function that removes it. */
  add(listener: (value: Value) => void): () => void;
  call(value: Value): void;
}

/** Creates a set of callbacks; it can change while they are called. */
export function createListeners<Value>(): Listeners<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    add(listener) {
      const own = (value: Value) => listener(value);
      listeners.add(own);
      return () => {
        listeners.delete(own);
      };
    },
    call(value) {
      for (const listener of Array.from(listeners)) listener(value);
    },
  };
}
