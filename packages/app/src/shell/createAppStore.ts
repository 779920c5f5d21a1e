import { createStore } from 'jotai';
import { sessionGenerationAtom, signInsAtom, watchSignIn } from '../shared/session/index.ts';
import { typedDraftsAtom } from '../shared/outbox/typedDrafts.ts';
import { isSamePatient } from '../shared/isSamePatient.ts';
import { environmentAtom, storeAtom, type Environment, type Store } from '../shared/environment.ts';

/** A store for one app, with its environment. */
export function createAppStore(environment: Environment): Store {
  const store = createStore();
  store.set(environmentAtom, environment);
  store.set(storeAtom, store);
  const { session } = environment;
  /** Token of a session that ended by itself. */
  let ended: string | undefined;
  watchSignIn(session, (isSignedIn, isReplacing) => {
    if (!isSignedIn) ended = isReplacing ? undefined : session.lastEnd()?.token;
    const isOfSame = isSignedIn ? isSamePatient(ended, session.read().token) : ended !== undefined;
    if (!isOfSame) store.set(typedDraftsAtom, new Map());
    store.set(sessionGenerationAtom, (generation) => generation + 1);
    if (isSignedIn) store.set(signInsAtom, (signIns) => signIns + 1);
  });
  return store;
}
