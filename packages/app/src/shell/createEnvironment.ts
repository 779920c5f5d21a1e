import type { Brand } from '@patient/ui/theme';
import { createToastQueue } from '@patient/ui/ToastQueue';
import type { Config } from './config.ts';
import type { Drafts } from '#shared/outbox/drafts.ts';
import { forgetDrafts, type DraftStorage } from '#shared/outbox/draftStorage.ts';
import { loadCode } from '#shared/lazy/loadCode.ts';
import type { Environment } from '#shared/environment.ts';
import { whenIdle } from '#shared/whenIdle.ts';
import {
  browserChannel,
  createCurrentSubscription,
  createReloadStamp,
  createSession,
  type StorageLike,
  type TabChannel,
  watchSignIn,
} from '#shared/session/index.ts';
import { storedRefreshTokens } from '#shared/tokens/identityTokens.ts';

/** Parts of the environment that the page provides. */
export interface EnvironmentOptions {
  readonly brand: Brand;
  readonly config: Config;
  /** Where the session is kept; undefined where the browser forbids it. */
  readonly storage: StorageLike | undefined;
  /** Where the stamp of a reload is kept. */
  readonly tabStorage: StorageLike | undefined;
  /** Storage of drafts. @default the browser's database */
  readonly draftStorage?: DraftStorage;
  /** Channel to the other tabs. @default the browser's own */
  readonly channel?: TabChannel;
  readonly now?: () => number;
  /** Called when a session ends, here or in another tab, before the page is drawn or after: nothing of the patient may stay on it. */
  readonly onSignedOut?: () => void;
  /** Called when another tab signs somebody in; `isReplacing` says that somebody else was signed in on this page. */
  readonly onSignedInElsewhere?: (isReplacing: boolean) => void;
}

/** Creates the app's environment. */
export function createEnvironment(options: EnvironmentOptions): Environment {
  const {
    brand,
    config,
    storage,
    tabStorage,
    draftStorage,
    channel = browserChannel(),
    now = Date.now,
    onSignedOut,
    onSignedInElsewhere,
  } = options;
  const session = createSession({ storage, now, channel });

  const loadRevoker = loadCode(async () => {
    const { deviceRevoker } = await import('#shared/tokens/deviceRevoker.ts');
    return deviceRevoker({ ...config, now });
  });
  const revoke = (tokens: readonly string[]) => {
    if (tokens.length === 0) return;
    loadRevoker()
      .then((revoker) => revoker.revoke(tokens))
      .catch(() => undefined);
  };
  const loadIdentity = loadCode(async () => {
    const { connectIdentity } = await import('#shared/tokens/connectIdentity.ts');
    return connectIdentity({ ...config, storage, session, revoke });
  });
  const draftsLoader = () => {
    const isOver = () => {
      session.catchUp();
      return load !== loadDrafts;
    };
    const load = loadCode(async (): Promise<Drafts> => {
      const { deviceDrafts } = await import('#shared/outbox/deviceDrafts.ts');
      return deviceDrafts(isOver, draftStorage);
    });
    return load;
  };

  const currentSubscription = createCurrentSubscription(tabStorage);
  let loadDrafts = draftsLoader();
  watchSignIn(session, (isSignedIn, isReplacing, isElsewhere) => {
    // Nothing passes from one person to the next.
    currentSubscription.write(undefined);
    loadDrafts = draftsLoader();
    // Another tab has deleted what there was, and there may be something new by now.
    if (!isElsewhere) forgetDrafts();
    if (!isSignedIn && !isReplacing) onSignedOut?.();
    // A tab that signs somebody in goes on by itself.
    if (isSignedIn && isElsewhere) onSignedInElsewhere?.(isReplacing);
  });

  return {
    ...config,
    brand,
    session,
    endSession(end) {
      const refreshTokens = storedRefreshTokens(storage);
      session.logout(end);
      revoke(refreshTokens);
    },
    prepareEnd: () => void loadRevoker().catch(() => undefined),
    currentSubscription,
    loadDrafts: () => loadDrafts(),
    loadIdentity,
    telemetry: config,
    failures: [],
    toasts: createToastQueue(),
    conversion: {},
    whenIdle,
    reloadStamp: createReloadStamp(tabStorage),
    now,
  };
}
