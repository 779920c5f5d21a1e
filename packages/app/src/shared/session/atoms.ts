import { atom, type Atom } from 'jotai';
import type { RegistrationStatus } from './keys.ts';
import type { Session } from './session.ts';

/** Session for components; never the token itself. */
export interface SessionSummary {
  readonly loggedIn: boolean;
  readonly hasToken: boolean;
  readonly status: RegistrationStatus | undefined;
}

function summaryOf(session: Session): SessionSummary {
  const { loggedIn, token, status } = session.read();
  return { loggedIn, hasToken: token !== undefined, status };
}

const isSame = (a: SessionSummary, b: SessionSummary): boolean =>
  a.loggedIn === b.loggedIn && a.hasToken === b.hasToken && a.status === b.status;

function createSessionAtom(session: Session): Atom<SessionSummary> {
  const summary = atom(summaryOf(session));
  summary.onMount = (set) => {
    const update = () =>
      set((before) => {
        const after = summaryOf(session);
        return isSame(before, after) ? before : after;
      });
    update();
    return session.onChange(update);
  };
  return atom((get) => get(summary));
}

const atoms = new WeakMap<Session, Atom<SessionSummary>>();

/** Atom of a session; updates on sign-in and logout in any tab while subscribed. */
export function sessionAtomOf(session: Session): Atom<SessionSummary> {
  const known = atoms.get(session);
  if (known !== undefined) return known;
  const made = createSessionAtom(session);
  atoms.set(session, made);
  return made;
}
