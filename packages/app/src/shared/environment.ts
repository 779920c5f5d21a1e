import { atom, type createStore } from 'jotai';
import type { ClientRuntime } from '@patient/api/runtime';
import type { StoredValues, TAB_KEYS, TypedStorage } from '@patient/api/session';
import type { Brand } from '@patient/ui/theme';
import type { ToastQueue } from '@patient/ui/ToastQueue';
import type { TelemetryConfig } from './telemetryConfig.ts';

/** Dependencies of the app. Stories and tests provide their own. */
export interface Environment extends Omit<ClientRuntime, 'watchPage'> {
  readonly brand: Brand;
  /** Base URL of the service, without a trailing slash. */
  readonly serviceUrl: string;
  /** URL of the socket; http(s) or ws(s). */
  readonly socketUrl: string;
  /** Base URL of the address services, without a trailing slash. */
  readonly addressUrl: string;
  /** Public browser key of the address vendor. */
  readonly addressKey: string;
  /** Whether staff can create test patients; without it the page is a 404. */
  readonly testUsers: boolean;
  /** Destinations of analytics and error reports; without one, no code of it is loaded. */
  readonly telemetry: TelemetryConfig;
  /** Errors caught by a boundary, queued until error reporting has loaded and replaces `push`. */
  readonly failures: unknown[];
  /** The one notification on the page (specification section 8). */
  readonly toasts: ToastQueue;
  /**
   * Conversion in this tab that is reported when the next page has settled. It names a completed account or registration,
   * never a treatment (privacy rules, 3).
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
      if (value === undefined) throw new Error(`No ${name}: create the store with createSessions`);
      return value;
    },
    (_get, set, value: Value) => set(holder, value),
  );
}

/** Environment of this store. */
export const environmentAtom = setOnce<Environment>('environment');

/** The store itself, for work that outlives a component, such as a retry. */
export const storeAtom = setOnce<Store>('store');
