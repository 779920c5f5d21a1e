import { createStore } from 'jotai';
import { isSamePatient } from '@patient/api/session';
import {
  environmentAtom,
  sessionEndAtom,
  storeAtom,
  type Environment,
  type Store,
} from '#shared/environment.ts';
import { typedDraftsAtom } from '#shared/outbox/typedDrafts.ts';

/** Session of a visitor or a signed-in patient, with its store. */
export interface AppSession {
  readonly store: Store;
  /** Unique per page load. */
  readonly id: number;
}

/** Consecutive sessions of one page load. */
export interface Sessions {
  readonly environment: Environment;
  /** Store without a session, which contains only the environment. */
  readonly base: Store;
  readonly current: () => AppSession;
  /** Number of ended patient sessions since the page load. */
  readonly endCount: () => number;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store for each session, so that no data of one patient is visible to the next. Unsent input moves to the same
 * patient's next session if the last one expired.
 */
export function createSessions(environment: Environment): Sessions {
  const { session } = environment;
  const listeners = new Set<() => void>();
  let end = new AbortController();
  let count = 0;
  let current = start();
  let endCount = 0;
  let unsent: { readonly token: string; readonly typed: ReadonlyMap<string, unknown> } | undefined;

  function storeOf(): Store {
    const store = createStore();
    store.set(environmentAtom, environment);
    return store;
  }

  function start(): AppSession {
    count += 1;
    end = new AbortController();
    const store = storeOf();
    store.set(storeAtom, store);
    store.set(sessionEndAtom, end.signal);
    return { store, id: count };
  }

  session.onPatientChange(({ before, after }) => {
    if (before !== undefined) {
      const token = session.lastEnd()?.token;
      unsent = token === undefined ? undefined : { token, typed: current.store.get(typedDraftsAtom) };
      end.abort();
      endCount += 1;
    }
    current = start();
    if (after !== undefined) {
      if (unsent && isSamePatient(unsent.token, after)) current.store.set(typedDraftsAtom, unsent.typed);
      unsent = undefined;
    }
    for (const listener of listeners) listener();
  });
  return {
    environment,
    base: storeOf(),
    current: () => current,
    endCount: () => endCount,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
