import { DRAFTS, deleteDatabase, hasDatabase, REVOCATIONS } from './drafts/databases.ts';
import type { Drafts, DraftStorage } from './drafts/drafts.ts';
import type { Identity } from './identity/createIdentity.ts';
import type { IdentityAddress } from './identity/revocation.ts';
import {
  createSession,
  isSessionOver,
  overReason,
  type Session,
  type SessionEnd,
} from './session/session.ts';
import { createSafeStorage, refreshTokensIn, type StorageLike } from './session/storage.ts';

/** Options of {@link createRuntime}. */
export interface RuntimeOptions extends IdentityAddress {
  readonly userPoolId: string;
  /** Local storage, which contains the session; undefined if the browser forbids it. */
  readonly storage: StorageLike | undefined;
  /** Storage of drafts. @default the browser's database */
  readonly draftStorage?: DraftStorage | undefined;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: (() => number) | undefined;
}

/** Session, tokens and drafts of the patient on this device. */
export interface ClientRuntime {
  readonly session: Session;
  /** Loads the identity library on first use; it is large. */
  readonly loadIdentity: () => Promise<Identity>;
  /** Loads unsent drafts of the current session. */
  readonly loadDrafts: () => Promise<Drafts>;
  /** Clears this device for all tabs at once, and revokes the refresh token as soon as the identity service can be reached. */
  readonly endSession: (end: SessionEnd) => void;
  /**
   * Loads the code of `endSession`, so that it works offline, and revokes pending tokens of earlier pages.
   * @param isSignedIn if false, loads nothing unless there are pending tokens
   */
  readonly prepareEnd: (isSignedIn: boolean) => Promise<void>;
  /** Applies changes from other tabs and ends the session after 30 days, until the page is closed. */
  readonly watchPage: () => void;
}

/** Interval of expiry checks, ms. A 30-day timer would overflow and fire at once. */
const CHECK_MS = 3_600_000;

/** Loads once; a failed load is retried on the next call. */
function once<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

/** Creates the client runtime of a page. */
export function createRuntime(options: RuntimeOptions): ClientRuntime {
  const { identityUrl, userPoolId, userPoolClientId, storage, draftStorage, now = Date.now } = options;
  const session = createSession({ storage, now });

  const loadRevoker = once(async () => {
    const { createDeviceRevoker } = await import('./identity/revocation.ts');
    return createDeviceRevoker({ identityUrl, userPoolClientId });
  });
  const revoke = (tokens: readonly string[]) => {
    if (tokens.length === 0) return;
    // If the code can't be loaded, the tokens stay valid at the service but are no longer on the device.
    void loadRevoker().then(
      (revoker) => revoker.revoke(tokens),
      () => undefined,
    );
  };

  const loadIdentity = once(async () => {
    const { connectIdentity } = await import('./identity/connectIdentity.ts');
    return connectIdentity({ identityUrl, userPoolId, userPoolClientId, storage, session, revoke });
  });

  let draftChannel: BroadcastChannel | undefined;
  function draftsOfSession(): () => Promise<Drafts> {
    draftChannel?.close();
    const isOver = () => {
      session.catchUp();
      return load !== loadDrafts;
    };
    const load = once(async () => {
      const [{ createDrafts }, { openDraftDatabase }] = await Promise.all([
        import('./drafts/drafts.ts'),
        import('./drafts/draftDatabase.ts'),
      ]);
      if (draftStorage !== undefined) return createDrafts(draftStorage);
      draftChannel = new BroadcastChannel(DRAFTS);
      return createDrafts(openDraftDatabase(DRAFTS, isOver), draftChannel);
    });
    return load;
  }

  let loadDrafts = draftsOfSession();
  session.onPatientChange(({ isFromOtherTab }) => {
    loadDrafts = draftsOfSession();
    // The other tab has already deleted its drafts, and there may be newer ones.
    if (!isFromOtherTab) deleteDatabase(DRAFTS);
  });

  function endSession(end: SessionEnd): void {
    const refreshTokens = refreshTokensIn(createSafeStorage(storage));
    session.logout(end);
    revoke(refreshTokens);
  }

  function checkExpiry(): void {
    session.catchUp();
    const stored = session.read();
    // Not while the page is hidden or unloading: the next visible page ends the session and shows the reason.
    if (stored.loggedIn && isSessionOver(stored, now()) && document.visibilityState !== 'hidden')
      endSession({ reason: overReason(stored) });
  }

  return {
    session,
    loadIdentity,
    loadDrafts: () => loadDrafts(),
    endSession,
    async prepareEnd(isSignedIn) {
      if (isSignedIn || (await hasDatabase(REVOCATIONS))) await loadRevoker();
    },
    watchPage() {
      addEventListener('storage', () => session.catchUp());
      // A frozen tab, or one in the back-forward cache, misses `storage` events. `visibilitychange` bubbles from the document.
      for (const event of ['focus', 'pageshow', 'visibilitychange']) addEventListener(event, checkExpiry);
      setInterval(checkExpiry, CHECK_MS);
    },
  };
}
