import { safeDeepLink } from './deepLink.ts';
import { isSamePatient } from './isSamePatient.ts';
import { SESSION_KEYS, type FreeKey, type RegistrationStatus, type StoredValues } from './keys.ts';
import { createTypedStorage, type StorageLike } from './storage.ts';

/** A session ends this long after the last activity, ms (specification section 9). */
export const SESSION_MS = 2_592_000_000;

/** Stored session; times are milliseconds since 1970. */
export interface StoredSession {
  /** Whether a patient is signed in with a token. */
  readonly loggedIn: boolean;
  readonly token?: string | undefined;
  /** Expiry of the token. */
  readonly expDate?: number | undefined;
  /** Time of the last activity. */
  readonly expirationDate?: number | undefined;
  readonly status?: RegistrationStatus | undefined;
  /** Status before this registration, or before the patient opened the account during one. */
  readonly originalRegistrationStatus?: RegistrationStatus | undefined;
  /** Product types the patient has subscriptions for (`subType`). */
  readonly productTypes: readonly string[];
}

/**
 * Whether a session has no time of last activity or was idle for 30 days (specification section 4, Session). False without
 * a session.
 */
export const isSessionOver = (
  { loggedIn, expirationDate }: Pick<StoredSession, 'loggedIn' | 'expirationDate'>,
  now: number,
): boolean => (expirationDate === undefined ? loggedIn : now - expirationDate >= SESSION_MS);

/** Reason of a session that is over: 30 days without activity, or no time of last activity, of which nothing more is known. */
export const overReason = ({ expirationDate }: Pick<StoredSession, 'expirationDate'>): 'expired' | 'ended' =>
  expirationDate === undefined ? 'ended' : 'expired';

/**
 * Reason why a session ended: logout in this or another tab, 30 days without activity, refused by the identity service, a link
 * for another patient, or an account that is not a patient's.
 */
export type EndReason = 'loggedOut' | 'otherTab' | 'expired' | 'ended' | 'replaced' | 'refused';

const isInvoluntary = (reason: EndReason) => reason === 'expired' || reason === 'ended';

/** Reason and page of the end of a session. */
export interface SessionEnd {
  readonly reason: EndReason;
  /** Path of the page on which it ended. @default the last one visited */
  readonly path?: string | undefined;
}

/** Ended session, in memory only. */
export interface EndedSession extends SessionEnd {
  /** Token, set with `path` if the session ended without a logout: only the same patient returns to that page. */
  readonly token?: string;
}

/** Token and its expiry, milliseconds since 1970. */
export interface SessionToken {
  readonly token: string;
  readonly expDate: number;
}

/** Change of the signed-in patient. */
export interface PatientChange {
  /** Token of the previous patient; undefined for a visitor. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Whether the change happened in another tab. */
  readonly isFromOtherTab: boolean;
}

/** Session of this device (specification sections 2 to 4). */
export interface Session {
  /** Returns the stored values, which other tabs can change. */
  read(): StoredSession;
  /** Starts a session. Clears the data of a previous patient, but not the deep link and coupon of a visitor. */
  signIn(signedIn: SessionToken & { readonly status: RegistrationStatus }): void;
  /** Stores a renewed token, unless the session has ended. */
  refreshToken(renewed: SessionToken): void;
  /** Stores the time of the last activity, if there is a session, and its path in memory for `logout`. */
  touch(time: number, path?: string): void;
  /** Stores the registration status, if there is a session. */
  setStatus(status: RegistrationStatus): void;
  /**
   * Stores treatment kinds, if there is a session: on the device during registration, afterwards only in memory (privacy
   * rules, 15).
   */
  setProductTypes(productTypes: readonly string[]): void;
  /** Stores the path that a visitor requested; ignores anything but a path of this app. */
  rememberDeepLink(path: string): void;
  /** Returns and removes the deep link. */
  takeDeepLink(): string | undefined;
  savePendingCoupon(code: string): void;
  /** Code of a coupon that the patient wants to use, from a link or the profile. */
  pendingCoupon(): string | undefined;
  /** Returns and removes the pending coupon code. */
  takePendingCoupon(): string | undefined;
  /** Returns a value of registration or of the account. */
  recall<Key extends FreeKey>(key: Key): StoredValues<typeof SESSION_KEYS>[Key] | undefined;
  /** Stores a value of registration or of the account, if there is a session; undefined removes it. */
  store<Key extends FreeKey>(key: Key, value: StoredValues<typeof SESSION_KEYS>[Key] | undefined): void;
  /** Clears the storage, which all tabs share. `ClientRuntime.endSession` also revokes the tokens. */
  logout(end?: SessionEnd): void;
  /** Returns the last ended session of this page; undefined while there is a session, or if there was none. */
  lastEnd(): EndedSession | undefined;
  /** Applies changes from other tabs. Returns whether they ended the session. */
  catchUp(): boolean;
  /** Adds a listener of changes of `read`. Returns a function that removes it. */
  onChange(listener: () => void): () => void;
  /** Adds a listener of changes of the patient in this or another tab, called before those of `onChange`. */
  onPatientChange(listener: (change: PatientChange) => void): void;
}

/** Options of {@link createSession}. */
export interface SessionOptions {
  /** Local storage; undefined to use memory. */
  readonly storage: StorageLike | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Creates the session of this device. No other code accesses its keys of local storage. */
export function createSession({ storage, now }: SessionOptions): Session {
  const store = createTypedStorage<StoredValues<typeof SESSION_KEYS>>(storage, SESSION_KEYS);
  const listeners = new Set<() => void>();
  const patientListeners: ((change: PatientChange) => void)[] = [];
  /** Treatment kinds in memory. */
  let productTypes: readonly string[] | undefined;
  /** Path of the current page. */
  let path: string | undefined;
  let ended: EndedSession | undefined;

  const signedInToken = () => (store.get('loggedIn') === true ? store.get('token') : undefined);
  /** Token of the session on this page. */
  let own = signedInToken();

  const isRegistering = () =>
    store.get('status') === 'register' || store.get('originalRegistrationStatus') === 'register';

  function changed(isFromOtherTab = false): void {
    const before = own;
    own = signedInToken();
    if (own !== undefined) ended = undefined;
    const change = { before, after: own, isFromOtherTab };
    // A different token may be a renewed one of the same patient.
    if (before !== own && !isSamePatient(before, own))
      for (const listener of patientListeners) listener(change);
    for (const listener of Array.from(listeners)) listener();
  }

  function writeToken({ token, expDate }: SessionToken): void {
    store.set('token', token);
    store.set('expDate', expDate);
  }

  function recordEnd({ reason, path: page = path }: SessionEnd): void {
    if (own !== undefined) ended = { reason, ...(isInvoluntary(reason) && { path: page, token: own }) };
    productTypes = undefined;
    path = undefined;
  }

  function catchUp(): boolean {
    const token = signedInToken();
    if (token === own) return false;
    if (!isSamePatient(own, token)) recordEnd({ reason: store.get('endReason') ?? 'otherTab' });
    changed(true);
    return own === undefined;
  }

  /** Applies changes from other tabs, and returns whether there is still a session. */
  function isSignedIn(): boolean {
    catchUp();
    return own !== undefined;
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
      if (!isSignedIn()) return;
      writeToken(renewed);
      changed();
    },
    touch(time, page) {
      if (!isSignedIn()) return;
      path = page;
      store.set('expirationDate', time);
      changed();
    },
    setStatus(status) {
      if (!isSignedIn()) return;
      store.set('status', status);
      const known = productTypes ?? store.get('subType') ?? [];
      if (known.length > 0) setProductTypes(known);
      changed();
    },
    setProductTypes(next) {
      if (!isSignedIn()) return;
      setProductTypes(next);
      changed();
    },
    rememberDeepLink: (link) => void store.set('deepLink', safeDeepLink(link)),
    takeDeepLink: () => safeDeepLink(take('deepLink')),
    savePendingCoupon: (code) => void store.set('pendingCouponCode', code),
    pendingCoupon: () => store.get('pendingCouponCode'),
    takePendingCoupon: () => take('pendingCouponCode'),
    recall: store.get,
    store(key, value) {
      if (value === undefined || signedInToken() !== undefined) store.set(key, value);
    },
    logout(end = { reason: 'loggedOut' }) {
      catchUp();
      recordEnd(end);
      if (own !== undefined && isInvoluntary(end.reason)) {
        // Stored before the token is removed: other tabs restore unsent input depending on the reason, and may check at any time.
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
