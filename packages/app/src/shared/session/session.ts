import { safeDeepLink } from '../deepLink.ts';
import type { TabChannel, TabSignal } from './channel.ts';
import type { RegistrationKey, RegistrationStatus, StoredValues } from './keys.ts';
import { createListeners } from './listeners.ts';
import type { StorageLike } from './safeStorage.ts';
import { createTypedStorage } from './storage.ts';

/** Stored session; times are milliseconds since 1970. */
export interface StoredSession {
  /** Signed in, with a token. */
  readonly loggedIn: boolean;
  readonly token: string | undefined;
  /** Expiry of the token. */
  readonly expDate: number | undefined;
  /** Stamp of the last activity. */
  readonly expirationDate: number | undefined;
  readonly status: RegistrationStatus | undefined;
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
  /** Stamps the last activity of a session, if there is one. */
  touch(stamp: number): void;
  setStatus(status: RegistrationStatus): void;
  setProductTypes(productTypes: readonly string[]): void;
  /** Stores the path a visitor wanted; ignores anything but a path of this app. */
  rememberDeepLink(path: string): void;
  /** Returns and removes the path. */
  takeDeepLink(): string | undefined;
  savePendingCoupon(code: string): void;
  /** Returns and removes the pending coupon code. */
  takePendingCoupon(): string | undefined;
  /** Value that registration, or a win-back offer, stored under a key. */
  recall<Key extends RegistrationKey | 'winbackUser'>(key: Key): StoredValues[Key] | undefined;
  /** Stores a value of registration while somebody is logged in; undefined removes it. */
  keep<Key extends RegistrationKey>(key: Key, value: StoredValues[Key] | undefined): void;
  /** Empties the storage, which all tabs share, and notifies them. */
  logout(): void;
  /** Called when another tab logged out. Storage is already empty: clear memory, do not call `logout`. */
  onLogoutElsewhere(listener: () => void): () => void;
  /** Called after every change of `read`, in this tab or another. */
  onChange(listener: () => void): () => void;
}

export interface SessionOptions {
  /** Undefined to use memory. */
  readonly storage: StorageLike | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly channel: TabChannel;
}

const EMPTY: StoredSession = {
  loggedIn: false,
  token: undefined,
  expDate: undefined,
  expirationDate: undefined,
  status: undefined,
  productTypes: [],
};

/** Session of this device (specification sections 2 to 4): the only access to its storage keys. */
export function createSession({ storage, now, channel }: SessionOptions): Session {
  const store = createTypedStorage(storage);
  const changes = createListeners();
  const logoutsElsewhere = createListeners();
  /** Token that another tab has ended; storage can lag behind. */
  let ended: string | undefined;

  function read(): StoredSession {
    const token = store.get('token');
    if (token !== undefined && token === ended) return EMPTY;
    return {
      loggedIn: token !== undefined && store.get('loggedIn') === true,
      token,
      expDate: store.get('expDate'),
      expirationDate: store.get('expirationDate'),
      status: store.get('status'),
      productTypes: store.get('subType') ?? [],
    };
  }

  /** Token of this tab's session. */
  let own = tokenOf(read());

  function changed(): void {
    own = tokenOf(read());
    changes.call();
  }

  function writeToken({ token, expDate }: SessionToken): void {
    store.set('token', token);
    store.set('expDate', expDate);
  }

  function handleSignal(signal: TabSignal): void {
    const before = own;
    if (before !== undefined && (signal === 'loggedOut' || !read().loggedIn)) {
      if (store.get('token') === before) ended = before;
      changed();
      logoutsElsewhere.call();
      return;
    }
    changed();
  }

  function take(key: 'deepLink' | 'pendingCouponCode'): string | undefined {
    const value = store.get(key);
    store.remove(key);
    return value;
  }

  channel.listen(handleSignal);

  return {
    read,
    signIn({ status, ...token }) {
      if (own !== undefined || read().loggedIn) {
        store.removeAll();
        channel.announceLogout();
      }
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
    touch(stamp) {
      if (!read().loggedIn) return;
      store.set('expirationDate', stamp);
      changed();
    },
    setStatus(status) {
      store.set('status', status);
      changed();
    },
    setProductTypes(productTypes) {
      store.set('subType', productTypes);
      changed();
    },
    rememberDeepLink(path) {
      const safe = safeDeepLink(path);
      if (safe === undefined) store.remove('deepLink');
      else store.set('deepLink', safe);
    },
    takeDeepLink: () => safeDeepLink(take('deepLink')),
    savePendingCoupon: (code) => store.set('pendingCouponCode', code),
    takePendingCoupon: () => take('pendingCouponCode'),
    recall: store.get,
    keep(key, value) {
      if (value === undefined) store.remove(key);
      else if (read().loggedIn) store.set(key, value);
    },
    logout() {
      store.clear();
      channel.announceLogout();
      changed();
    },
    onLogoutElsewhere: logoutsElsewhere.add,
    onChange: changes.add,
  };
}

const tokenOf = ({ loggedIn, token }: StoredSession): string | undefined => (loggedIn ? token : undefined);
