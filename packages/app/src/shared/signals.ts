/** What happens in the app that telemetry may report: a route is on the page, or something failed. */
export type Signal = { readonly pattern: string } | { readonly error: unknown };

type Listener = (signal: Signal) => void;

/** Signals of one app. */
export interface Signals {
  readonly emit: Listener;
  /** The latest, for code that loads after the first paint. */
  readonly latest: readonly Signal[];
  readonly listeners: Set<Listener>;
}

/** Passes signals on, and keeps the latest. */
export function createSignals(): Signals {
  const latest: Signal[] = [];
  const listeners = new Set<Listener>();
  return {
    latest,
    listeners,
    emit(signal) {
      if (latest.push(signal) > 20) latest.shift();
      listeners.forEach((listener) => listener(signal));
    },
  };
}

/** Calls a listener with the latest signals, then with each new one. Returns a function that stops it. */
export function listenTo({ latest, listeners }: Signals, listener: Listener): () => void {
  latest.forEach(listener);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
