type Listener = (event: object) => void;

/** Events of a mocked element, with the provider's interface. */
export interface MockEvents {
  readonly on: (event: string, listener: Listener) => void;
  readonly off: (event: string, listener: Listener) => void;
  readonly dispatch: (event: string, detail?: object) => void;
}

/** Creates the events of an element of this type. */
export function createEvents(elementType: string): MockEvents {
  const listeners = new Map<string, Set<Listener>>();
  return {
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    off(event, listener) {
      listeners.get(event)?.delete(listener);
    },
    dispatch(event, detail = {}) {
      for (const listener of listeners.get(event) ?? []) listener({ elementType, ...detail });
    },
  };
}
