import { DRAFTS, deleteDatabase, hasDatabase, REVOCATIONS } from './drafts/databases.ts';
import type { Drafts, DraftStorage } from './drafts/drafts.ts';
import type { Identity } from './identity/createIdentity.ts';
import type { IdentityAddress } from './identity/revocation.ts';
import { createSession, isSessionOver, type Session, type SessionEnd } from './session/session.ts';
import { createSafeStorage, refreshTokensIn, type StorageLike } from './session/storage.ts';

/** Parts of a {@link ClientRuntime}. */
export interface RuntimeOptions extends IdentityAddress {
  readonly userPoolId: string;
  /** Local storage, where the session is; undefined where the browser forbids it. */
  readonly storage: StorageLike | undefined;
  /** Storage of drafts. @default the browser's database */
  readonly draftStorage?: DraftStorage | undefined;
  /** Milliseconds since 1970. @default Date.now */
  readonly now?: (() => number) | undefined;
}

/** What a front end has of the patient on this device: session, tokens and drafts. */
export interface ClientRuntime {
  readonly session: Session;
  /** Loads the identity library on first use; it is large. */
  readonly loadIdentity: () => Promise<Identity>;
  /** Loads unsent drafts of the current session. */
  readonly loadDrafts: () => Promise<Drafts>;
  /** Empties this device for every tab at once, and revokes the refresh token as soon as the identity service can be reached. */
  readonly endSession: (end: SessionEnd) => void;
  /**
   * Loads what `endSession` needs, for patients who lose their connection, and revokes what an earlier page could not.
   * @param isSignedIn false loads nothing unless an earlier page has left something
   */
  readonly prepareEnd: (isSignedIn: boolean) => Promise<void>;
  /** Follows other tabs and ends the session after 30 days, as long as the page lives. */
  readonly watchPage: () => void;
}

/** A timer of 30 days would overflow and ring at once. */
const CHECK_MS = 3_600_000;

/** Loads once, and again after a failure. */
function once<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

/** Creates the runtime of a page. */
export function createRuntime(options: RuntimeOptions): ClientRuntime {
  const { identityUrl, userPoolId, userPoolClientId, storage, draftStorage, now = Date.now } = options;
  const session = createSession({ storage, now });

  const loadRevoker = once(async () => {
    const { createDeviceRevoker } = await import('./identity/revocation.ts');
    return createDeviceRevoker({ identityUrl, userPoolClientId });
  });
  const revoke = (tokens: readonly string[]) => {
    if (tokens.length === 0) return;
    // Without the code nothing can be revoked; the device is empty all the same.
    void loadRevoker().then(
      (revoker) => revoker.revoke(tokens),
      () => undefined,
    );
  };

  const loadIdentity = once(async () => {
    const { connectIdentity } = await import('./identity/connectIdentity.ts');
    return connectIdentity({ identityUrl, userPoolId, userPoolClientId, storage, session, revoke });
  });

  function draftsOfSession(): () => Promise<Drafts> {
    const isOver = () => {
      session.catchUp();
      return load !== loadDrafts;
    };
    const load = once(async () => {
      const { createDrafts, openDraftDatabase } = await import('./drafts/index.ts');
      return createDrafts(draftStorage ?? openDraftDatabase(DRAFTS, isOver));
    });
    return load;
  }

  let loadDrafts = draftsOfSession();
  session.onPatientChange(({ isElsewhere }) => {
    loadDrafts = draftsOfSession();
    // Another tab has deleted its own, and there may be newer ones.
    if (!isElsewhere) deleteDatabase(DRAFTS);
  });

  function endSession(end: SessionEnd): void {
    const refreshTokens = refreshTokensIn(createSafeStorage(storage));
    session.logout(end);
    revoke(refreshTokens);
  }

  function checkExpiry(): void {
    session.catchUp();
    const stored = session.read();
    // While a page is left, the next page ends the session and shows why.
    if (stored.loggedIn && isSessionOver(stored, now()) && document.visibilityState !== 'hidden')
      endSession({ reason: 'expired' });
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
      // A tab that slept, or that the browser had in its back-forward cache, has missed what others stored. Includes
      // `visibilitychange`, which bubbles from the document.
      for (const event of ['focus', 'pageshow', 'visibilitychange']) addEventListener(event, checkExpiry);
      setInterval(checkExpiry, CHECK_MS);
    },
  };
}
