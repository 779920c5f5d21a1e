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

/** A visitor or a signed-in patient, with the store of their state. */
export interface AppSession {
  readonly store: Store;
  /** Unique on this page. */
  readonly id: number;
}

/** The sessions of one page, one after the other. */
export interface Sessions {
  readonly environment: Environment;
  /** Store of what belongs to the page, not to a session. It holds the environment only. */
  readonly base: Store;
  readonly current: () => AppSession;
  /** Number of patients' sessions that have ended on this page. */
  readonly endCount: () => number;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store for each session, so that nothing of one patient is there for the next. What a patient has typed is
 * passed on to their own next session if the last one ended by itself.
 */
export function createSessions(environment: Environment): Sessions {
  const { session } = environment;
  const listeners = new Set<() => void>();
  let end = new AbortController();
  let count = 0;
  let current = begin();
  let endCount = 0;
  let left: { readonly token: string; readonly typed: ReadonlyMap<string, unknown> } | undefined;

  function storeOf(): Store {
    const store = createStore();
    store.set(environmentAtom, environment);
    return store;
  }

  function begin(): AppSession {
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
      left = token === undefined ? undefined : { token, typed: current.store.get(typedDraftsAtom) };
      end.abort();
      endCount += 1;
    }
    current = begin();
    if (after !== undefined) {
      if (left && isSamePatient(left.token, after)) current.store.set(typedDraftsAtom, left.typed);
      left = undefined;
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
