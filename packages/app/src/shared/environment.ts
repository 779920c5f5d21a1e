import { atom, type createStore } from 'jotai';
import type { ClientRuntime } from '@patient/api/runtime';
import type { StoredValues, TAB_KEYS, TypedStorage } from '@patient/api/session';
import type { Brand } from '@patient/ui/theme';
import type { ToastQueue } from '@patient/ui/ToastQueue';
import type { TelemetryConfig } from './telemetryConfig.ts';

/** Dependencies of the app. Stories and tests provide their own. */
export interface Environment extends Omit<ClientRuntime, 'watchPage'> {
  readonly brand: Brand;
  /** Base address of the service, without a slash at its end. */
  readonly serviceUrl: string;
  /** Address of the live connection; its scheme may be that of the service. */
  readonly socketUrl: string;
  /** Base address of the address services, without a slash at its end. */
  readonly addressUrl: string;
  /** The address vendor's key for browsers; it is public. */
  readonly addressKey: string;
  /** Whether staff can create test patients; their page is a 404 otherwise. */
  readonly testUsers: boolean;
  /** Where analytics and error reports go; nothing of them is loaded without it. */
  readonly telemetry: TelemetryConfig;
  /** Errors that a boundary has caught. An array, until the error reports have loaded and replace its `push`. */
  readonly failures: unknown[];
  /** The one notification on the page (specification section 8). */
  readonly toasts: ToastQueue;
  /**
   * Conversion that the patient has just made in this tab, until the next page has settled. It says that an account or a
   * registration is complete, never for what (privacy rules, 3).
   */
  readonly conversion: { name?: 'CompleteRegistration' | 'SubmitApplication' | undefined };
  /** Storage of this tab. */
  readonly tab: TypedStorage<StoredValues<typeof TAB_KEYS>>;
  /** Waits until the page has loaded and the browser is idle. */
  readonly whenIdle: () => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Aborted when the patient of this store signs out or their session ends. */
export const sessionEndAtom = atom(new AbortController().signal);

/** A Jotai store. */
export type Store = ReturnType<typeof createStore>;

/** Atom that is set once, by `createSessions`. */
function setOnce<Value>(name: string) {
  const holder = atom<Value | undefined>(undefined);
  return atom(
    (get) => {
      const value = get(holder);
      if (value === undefined) throw new Error(`No ${name}: make the store with createSessions`);
      return value;
    },
    (_get, set, value: Value) => set(holder, value),
  );
}

/** Environment of this store. */
export const environmentAtom = setOnce<Environment>('environment');

/** The store itself, for work that outlives a component, such as a retry. */
export const storeAtom = setOnce<Store>('store');
