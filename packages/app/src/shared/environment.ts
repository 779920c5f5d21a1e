import { atom, type createStore } from 'jotai';
import type { Identity } from '@patient/api/identity';
import type { Brand } from '@patient/ui/theme';
import type { ToastQueue } from '@patient/ui/ToastQueue';
import type { Drafts } from './outbox/drafts.ts';
import type { ReloadStamp, Session, CurrentSubscription } from './session/index.ts';

/** What the app stands on: one brand, one session, one line to the service. Stories and tests bring their own. */
export interface Environment {
  readonly brand: Brand;
  readonly session: Session;
  /** Base address of the service, without a slash at its end. */
  readonly serviceUrl: string;
  /** Base address of the address services, without a slash at its end. */
  readonly addressUrl: string;
  /** The address vendor's key for browsers; it is public. */
  readonly addressKey: string;
  /** The cloud identity service's library is large, so it comes when it is first needed. */
  readonly loadIdentity: () => Promise<Identity>;
  /** Takes the identity library's tokens off the device and keeps them in memory, until it has said good-bye. */
  readonly detachIdentity: () => void;
  /** Whether staff may make test patients here; without it their page is not found. */
  readonly testUsers: boolean;
  /** The one notification on the page (specification section 8). */
  readonly toasts: ToastQueue;
  readonly reloadStamp: ReloadStamp;
  readonly currentSubscription: CurrentSubscription;
  /** What is given and not with the service yet; its code comes with the first screen that takes answers. */
  readonly loadDrafts: () => Promise<Drafts>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The store itself, for work that outlives a component, such as a retry. Set once by `createAppStore`. */
export const storeAtom = atom<Store | undefined>(undefined);

/** A Jotai store. */
export type Store = ReturnType<typeof createStore>;

const holder = atom<Environment | undefined>(undefined);

/** The environment of this store, set once by `createAppStore`. */
export const environmentAtom = atom(
  (get) => {
    const environment = get(holder);
    if (!environment) throw new Error('No environment in this store');
    return environment;
  },
  (_get, set, environment: Environment) => set(holder, environment),
);
