import { safeDeepLink } from '../deepLink.ts';
import { createEndings, type EndedSession, type SessionEnd } from './endedSession.ts';
import type { TabChannel, TabSignal } from './channel.ts';
import type { AccountKey, RegistrationKey, RegistrationStatus, StoredValues } from './keys.ts';
import { createListeners } from './listeners.ts';
import type { StorageLike } from './safeStorage.ts';
import { createTypedStorage } from './storage.ts';

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

/** Token and its expiry, milliseconds since 1970. */
export interface SessionToken {
  readonly token: string;
  readonly expDate: number;
}

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
  /** Returns and forgets the last session that ended on this page. */
  takeLastEnd(): EndedSession | undefined;
  savePendingCoupon(code: string): void;
  /** Returns and removes the pending coupon code. */
  takePendingCoupon(): string | undefined;
  /** Value that registration, or the account, stored under a key. */
  recall<Key extends RegistrationKey | AccountKey>(key: Key): StoredValues[Key] | undefined;
  /** Stores a value of registration, or of the account, while somebody is logged in; undefined removes it. */
  keep<Key extends RegistrationKey | AccountKey>(key: Key, value: StoredValues[Key] | undefined): void;
  /** Empties the storage, which all tabs share, and notifies them. The app ends sessions by `Environment.endSession`. */
  logout(end?: SessionEnd): void;
  /** Why the last session of this page ended; undefined while there is one, or there was none. */
  lastEnd(): EndedSession | undefined;
  /**
   * Applies a change of the storage without a signal: that of another tab is pending, or the site's data was cleared. Returns
   * whether it ended the session.
   */
  catchUp(): boolean;
  /** Called after every change of `read`, and given whether another tab made it. */
  onChange(listener: (isElsewhere: boolean) => void): () => void;
}

export interface SessionOptions {
  /** Undefined to use memory. */
  readonly storage: StorageLike | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly channel: TabChannel;
}

const EMPTY: StoredSession = { loggedIn: false, productTypes: [] };

/** How long the reason of an end may take after the end itself, which storage tells; without one it is a logout, ms. */
const REASON_MS = 1000;

/** Session of this device (specification sections 2 to 4): the only access to its storage keys. */
export function createSession({ storage, now, channel }: SessionOptions): Session {
  const store = createTypedStorage(storage);
  const changes = createListeners<boolean>();
  /** Token that has ended; storage can lag behind. */
  let ended: string | undefined;
  const endings = createEndings();
  /** Treatment kinds in memory. */
  let productTypes: readonly string[] | undefined;

  function read(): StoredSession {
    const token = store.get('token');
    if (token !== undefined && token === ended) return EMPTY;
    return {
      loggedIn: token !== undefined && store.get('loggedIn') === true,
      token,
      expDate: store.get('expDate'),
      expirationDate: store.get('expirationDate'),
      status: store.get('status'),
      originalRegistrationStatus: store.get('originalRegistrationStatus'),
      productTypes: productTypes ?? store.get('subType') ?? [],
    };
  }

  const isRegistering = () =>
    store.get('status') === 'register' || store.get('originalRegistrationStatus') === 'register';

  /** Token of this tab's session. */
  let own = tokenOf(read());
  /** Token of a session that is gone while the reason is on its way. */
  let unexplained: string | undefined;

  function changed(isElsewhere = false): void {
    own = tokenOf(read());
    changes.call(isElsewhere);
  }

  function writeToken({ token, expDate }: SessionToken): void {
    store.set('token', token);
    store.set('expDate', expDate);
  }

  function noteEnd(token: string | undefined, end: SessionEnd): void {
    endings.end(token, end);
    productTypes = undefined;
    if (store.get('token') === token) ended = token;
  }

  function handleSignal(signal: TabSignal): void {
    if (signal !== 'changed') {
      noteEnd(unexplained ?? own, { reason: signal });
      unexplained = undefined;
    } else if (own !== undefined && !read().loggedIn) {
      unexplained = own;
      noteEnd(own, { reason: 'ended' });
      setTimeout(() => {
        if (unexplained !== undefined) handleSignal('otherTab');
      }, REASON_MS);
    }
    changed(true);
  }

  function catchUp(): boolean {
    if (tokenOf(read()) === own) return false;
    handleSignal('changed');
    return own === undefined;
  }

  function keepProductTypes(next: readonly string[]): void {
    productTypes = next;
    store.set('subType', isRegistering() ? next : undefined);
  }

  function take(key: 'deepLink' | 'pendingCouponCode'): string | undefined {
    const value = store.get(key);
    store.set(key, undefined);
    return value;
  }

  channel.listen(handleSignal);

  return {
    read,
    signIn({ status, ...token }) {
      catchUp();
      if (own !== undefined) {
        store.removeAll();
        channel.announceEnd('replaced');
      }
      productTypes = undefined;
      ended = undefined;
      writeToken(token);
      store.set('expirationDate', now());
      store.set('status', status);
      store.set('loggedIn', true);
      changed();
    },
    refreshToken(renewed) {
      if (!read().loggedIn) return;
      writeToken(renewed);
      changed();
    },
    touch(stamp, path) {
      if (!read().loggedIn) return;
      endings.visit(path);
      store.set('expirationDate', stamp);
      changed();
    },
    setStatus(status) {
      store.set('status', status);
      const { productTypes: known } = read();
      if (known.length > 0) keepProductTypes(known);
      changed();
    },
    setProductTypes(next) {
      keepProductTypes(next);
      changed();
    },
    rememberDeepLink: (path) => store.set('deepLink', safeDeepLink(path)),
    takeDeepLink: () => safeDeepLink(take('deepLink')),
    takeLastEnd: endings.take,
    savePendingCoupon: (code) => store.set('pendingCouponCode', code),
    takePendingCoupon: () => take('pendingCouponCode'),
    recall: store.get,
    keep(key, value) {
      if (value === undefined || read().loggedIn) store.set(key, value);
    },
    logout(end = { reason: 'loggedOut' }) {
      catchUp();
      noteEnd(own, end);
      channel.announceEnd(end.reason);
      store.clear();
      changed();
    },
    lastEnd: () => (read().loggedIn ? undefined : endings.last()),
    catchUp,
    onChange: changes.add,
  };
}

/** Token of whoever is signed in. */
export function tokenOf({ loggedIn, token }: StoredSession): string | undefined {
  return loggedIn ? token : undefined;
}
