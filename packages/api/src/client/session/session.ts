import { safeDeepLink } from './deepLink.ts';
import { isSamePatient } from './isSamePatient.ts';
import { SESSION_KEYS, type FreeKey, type RegistrationStatus, type StoredValues } from './keys.ts';
import { createTypedStorage, type StorageLike } from './storage.ts';

/** A session ends this long after the last activity, ms (specification section 9). */
export const SESSION_MS = 2_592_000_000;

/** Stored session; times are milliseconds since 1970. */
export interface StoredSession {
  /** Signed in, with a token. */
  readonly loggedIn: boolean;
  readonly token?: string | undefined;
  /** Expiry of the token. */
  readonly expDate?: number | undefined;
  /** Stamp of the last activity. */
  readonly expirationDate?: number | undefined;
  readonly status?: RegistrationStatus | undefined;
  /** Status before this registration, or before the account was opened during one. */
  readonly originalRegistrationStatus?: RegistrationStatus | undefined;
  /** Product types the patient has subscriptions for (`subType`). */
  readonly productTypes: readonly string[];
}

/** Whether a session has no stamp, or was idle for 30 days (specification section 4, Session). No session is not over. */
export const isSessionOver = (
  { loggedIn, expirationDate }: Pick<StoredSession, 'loggedIn' | 'expirationDate'>,
  now: number,
): boolean => (expirationDate === undefined ? loggedIn : now - expirationDate >= SESSION_MS);

/**
 * Reason a session ended: logout here or in another tab, 30 days without activity, a session that the identity service no
 * longer accepts, a link for another patient, or an account that is no patient's.
 */
export type EndReason = 'loggedOut' | 'otherTab' | 'expired' | 'ended' | 'replaced' | 'refused';

const isByItself = (reason: EndReason) => reason === 'expired' || reason === 'ended';

/** End of a session. */
export interface SessionEnd {
  readonly reason: EndReason;
  /** Path of the page it ended on. @default the last one visited */
  readonly path?: string | undefined;
}

/** Session that ended on this page; in memory only. */
export interface EndedSession extends SessionEnd {
  /** Its token, set with `path` if the session ended by itself: only its patient returns to the page. */
  readonly token?: string;
}

/** Token and its expiry, milliseconds since 1970. */
export interface SessionToken {
  readonly token: string;
  readonly expDate: number;
}

/** A patient signed in, signed out, or followed another one at once. */
export interface PatientChange {
  /** Token of the patient before; undefined for a visitor. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Whether another tab made the change. */
  readonly isElsewhere: boolean;
}

/** Session of this device (specification sections 2 to 4). */
export interface Session {
  /** Stored values now; other tabs can change them. */
  read(): StoredSession;
  /** Starts a session. Clears a previous patient's data, keeps this visitor's deep link and coupon. */
  signIn(signedIn: SessionToken & { readonly status: RegistrationStatus }): void;
  /** Stores a renewed token, unless the session has ended. */
  refreshToken(renewed: SessionToken): void;
  /** Stamps the last activity of a session, if there is one, and remembers its path for `logout`, in memory. */
  touch(stamp: number, path?: string): void;
  setStatus(status: RegistrationStatus): void;
  /** Stores treatment kinds until registration ends, then keeps them in memory only (privacy rules, 15). */
  setProductTypes(productTypes: readonly string[]): void;
  /** Stores the path a visitor wanted; ignores anything but a path of this app. */
  rememberDeepLink(path: string): void;
  /** Returns and removes the path. */
  takeDeepLink(): string | undefined;
  savePendingCoupon(code: string): void;
  /** Returns and removes the pending coupon code. */
  takePendingCoupon(): string | undefined;
  /** Value that registration, or the account, stored under a key. */
  recall<Key extends FreeKey>(key: Key): StoredValues<typeof SESSION_KEYS>[Key] | undefined;
  /** Stores a value of registration, or of the account, in a session; undefined removes it. */
  keep<Key extends FreeKey>(key: Key, value: StoredValues<typeof SESSION_KEYS>[Key] | undefined): void;
  /** Empties the storage, which all tabs share. `ClientRuntime.endSession` also revokes the tokens. */
  logout(end?: SessionEnd): void;
  /** How the last session of this page ended; undefined while there is one, or there was none. */
  lastEnd(): EndedSession | undefined;
  /** Applies what another tab has stored. Returns whether it ended the session. */
  catchUp(): boolean;
  /** Calls a listener after changes of `read`. Returns a function that removes it. */
  onChange(listener: () => void): () => void;
  /** Calls a listener when the patient changes, here or in another tab, before those of `onChange`. */
  onPatientChange(listener: (change: PatientChange) => void): void;
}

/** Parts of a {@link Session}. */
export interface SessionOptions {
  /** Undefined to use memory. */
  readonly storage: StorageLike | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Creates the session of this device: the only access to its keys of local storage. */
export function createSession({ storage, now }: SessionOptions): Session {
  const store = createTypedStorage<StoredValues<typeof SESSION_KEYS>>(storage, SESSION_KEYS);
  const listeners = new Set<() => void>();
  const patientListeners: ((change: PatientChange) => void)[] = [];
  /** Treatment kinds in memory. */
  let productTypes: readonly string[] | undefined;
  /** Page that the patient is on. */
  let path: string | undefined;
  let ended: EndedSession | undefined;

  const signedInToken = () => (store.get('loggedIn') === true ? store.get('token') : undefined);
  /** Token of the session that this page shows. */
  let own = signedInToken();

  const isRegistering = () =>
    store.get('status') === 'register' || store.get('originalRegistrationStatus') === 'register';

  function changed(isElsewhere = false): void {
    const before = own;
    own = signedInToken();
    if (own !== undefined) ended = undefined;
    const change = { before, after: own, isElsewhere };
    // A token may have been renewed.
    if (before !== own && !isSamePatient(before, own))
      for (const listener of patientListeners) listener(change);
    for (const listener of Array.from(listeners)) listener();
  }

  function writeToken({ token, expDate }: SessionToken): void {
    store.set('token', token);
    store.set('expDate', expDate);
  }

  function noteEnd({ reason, path: page = path }: SessionEnd): void {
    if (own !== undefined) ended = { reason, ...(isByItself(reason) && { path: page, token: own }) };
    productTypes = undefined;
    path = undefined;
  }

  function catchUp(): boolean {
    const token = signedInToken();
    if (token === own) return false;
    if (!isSamePatient(own, token)) noteEnd({ reason: store.get('endReason') ?? 'otherTab' });
    changed(true);
    return own === undefined;
  }

  function setProductTypes(next: readonly string[]): void {
    productTypes = next;
    store.set('subType', isRegistering() ? next : undefined);
  }

  function take(key: 'deepLink' | 'pendingCouponCode'): string | undefined {
    const value = store.get(key);
    store.set(key, undefined);
    return value;
  }

  return {
    read: () => ({
      loggedIn: signedInToken() !== undefined,
      token: store.get('token'),
      expDate: store.get('expDate'),
      expirationDate: store.get('expirationDate'),
      status: store.get('status'),
      originalRegistrationStatus: store.get('originalRegistrationStatus'),
      productTypes: productTypes ?? store.get('subType') ?? [],
    }),
    signIn({ status, ...token }) {
      catchUp();
      if (own !== undefined) store.removeAll();
      productTypes = undefined;
      store.set('endReason', undefined);
      writeToken(token);
      store.set('expirationDate', now());
      store.set('status', status);
      store.set('loggedIn', true);
      changed();
    },
    refreshToken(renewed) {
      if (signedInToken() === undefined) return;
      writeToken(renewed);
      changed();
    },
    touch(stamp, page) {
      if (signedInToken() === undefined) return;
      path = page;
      store.set('expirationDate', stamp);
      changed();
    },
    setStatus(status) {
      store.set('status', status);
      const known = productTypes ?? store.get('subType') ?? [];
      if (known.length > 0) setProductTypes(known);
      changed();
    },
    setProductTypes(next) {
      setProductTypes(next);
      changed();
    },
    rememberDeepLink: (link) => void store.set('deepLink', safeDeepLink(link)),
    takeDeepLink: () => safeDeepLink(take('deepLink')),
    savePendingCoupon: (code) => void store.set('pendingCouponCode', code),
    takePendingCoupon: () => take('pendingCouponCode'),
    recall: store.get,
    keep(key, value) {
      if (value === undefined || signedInToken() !== undefined) store.set(key, value);
    },
    logout(end = { reason: 'loggedOut' }) {
      catchUp();
      noteEnd(end);
      if (own !== undefined && isByItself(end.reason)) {
        // First: other tabs give back what was typed after an end by itself, and may look at any moment.
        store.set('endReason', end.reason);
        store.clear('endReason');
      } else store.clear();
      changed();
    },
    lastEnd: () => ended,
    catchUp,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onPatientChange: (listener) => void patientListeners.push(listener),
  };
}
