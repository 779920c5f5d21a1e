import type { DraftStorage } from '@patient/api/outbox';
import { createRuntime, type ClientRuntime } from '@patient/api/runtime';
import { createTypedStorage, TAB_KEYS, type PatientChange, type StorageLike } from '@patient/api/session';
import type { Brand } from '@patient/ui/theme';
import { createToastQueue } from '@patient/ui/ToastQueue';
import type { Config } from './config.ts';
import { loadCode } from '#shared/lazy/loadCode.ts';
import type { Environment } from '#shared/environment.ts';

/** Parts of the environment that the page provides. */
export interface EnvironmentOptions {
  readonly brand: Brand;
  readonly config: Config;
  /** Local storage of the session; undefined if the browser forbids it. */
  readonly storage: StorageLike | undefined;
  /** Session storage of the tab. */
  readonly tabStorage: StorageLike | undefined;
  /** Storage of drafts. @default the browser's database */
  readonly draftStorage?: DraftStorage;
  readonly now?: () => number;
  /** Called when the patient changes; the page must not keep showing data of the previous one. */
  readonly onPatientChange?: (change: PatientChange) => void;
}

/** Longest wait, milliseconds: a pending image delays the load event. */
const MAX_WAIT_MS = 3_000;

/** Resolves when the page has loaded and the browser is idle, for code that the first render does not need. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const idle = () => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
      else setTimeout(resolve);
    };
    setTimeout(resolve, MAX_WAIT_MS);
    if (document.readyState === 'complete') idle();
    else addEventListener('load', idle, { once: true });
  });

/** Creates the app's environment. */
export function createEnvironment(
  options: EnvironmentOptions,
): Environment & Pick<ClientRuntime, 'watchPage'> {
  const { brand, config, storage, tabStorage, draftStorage, now = Date.now, onPatientChange } = options;
  const runtime = createRuntime({ ...config, storage, draftStorage, now });
  const tab = createTypedStorage(tabStorage, TAB_KEYS);
  runtime.session.onPatientChange((change) => {
    tab.set('currentSubscription', undefined);
    onPatientChange?.(change);
  });
  return {
    ...config,
    ...runtime,
    brand,
    // Rejects with ConnectionError, whose message may be shown.
    loadIdentity: loadCode(runtime.loadIdentity),
    telemetry: config,
    failures: [],
    toasts: createToastQueue(),
    conversion: {},
    whenIdle,
    tab,
    now,
  };
}
