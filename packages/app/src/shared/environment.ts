import { atom, type createStore } from 'jotai';
import type { Identity } from '@patient/api/identity';
import type { Brand } from '@patient/ui/theme';
import type { ToastQueue } from '@patient/ui/ToastQueue';
import type { Drafts } from './outbox/drafts.ts';
import type { TelemetryConfig } from './telemetryConfig.ts';
import type { ReloadStamp, Session, SessionEnd, CurrentSubscription } from './session/index.ts';

/** Dependencies of the app. Stories and tests provide their own. */
export interface Environment {
  readonly brand: Brand;
  readonly session: Session;
  /** Base address of the service, without a slash at its end. */
  readonly serviceUrl: string;
  /** Address of the live connection; its scheme may be that of the service. */
  readonly socketUrl: string;
  /** Base address of the address services, without a slash at its end. */
  readonly addressUrl: string;
  /** The address vendor's key for browsers; it is public. */
  readonly addressKey: string;
  /** Loads the identity library on first use; it is large. */
  readonly loadIdentity: () => Promise<Identity>;
  /**
   * Ends the session: empties this device in every tab at once, and revokes its refresh token at the identity service as
   * soon as that can be reached.
   */
  readonly endSession: (end: SessionEnd) => void;
  /** Loads what `endSession` needs, to have it when the connection is lost. */
  readonly prepareEnd: () => void;
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
  readonly reloadStamp: ReloadStamp;
  readonly currentSubscription: CurrentSubscription;
  /** Loads unsent drafts, with the first screen that needs them. */
  readonly loadDrafts: () => Promise<Drafts>;
  /** Waits until the page has loaded and the browser is idle. */
  readonly whenIdle: () => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The store itself, for work that outlives a component, such as a retry. Set once by `createSessions`. */
export const storeAtom = atom<Store | undefined>(undefined);

/** Aborted when the patient of this store signs out or their session ends. */
export const sessionEndAtom = atom(new AbortController().signal);

/** A Jotai store. */
export type Store = ReturnType<typeof createStore>;

const holder = atom<Environment | undefined>(undefined);

/** Environment of this store, set once by `createSessions`. */
export const environmentAtom = atom(
  (get) => {
    const environment = get(holder);
    if (!environment) throw new Error('No environment in this store');
    return environment;
  },
  (_get, set, environment: Environment) => set(holder, environment),
);
