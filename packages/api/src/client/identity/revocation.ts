import { deleteDatabase, hasDatabase, REVOCATIONS } from '../drafts/databases.ts';
import { openDraftDatabase } from '../drafts/draftDatabase.ts';
import { createDrafts, type Drafts } from '../drafts/drafts.ts';

/** Pause before another try while the page stays open, ms. */
const RETRY_MS = 60_000;

/** Parts of a {@link Revoker}. */
export interface RevokerOptions {
  /** Asks the identity service to revoke a token; resolves to whether it is done, whatever the response. */
  readonly send: (token: string) => Promise<boolean>;
  /** Opens the sealed storage of pending tokens. */
  readonly openDrafts: () => Drafts;
  /** Deletes that storage. */
  readonly deleteDrafts: () => void;
  /** Calls back when another try may succeed. */
  readonly onNextChance: (retry: () => void) => void;
}

/** Ends sessions at the identity service. */
export interface Revoker {
  /** Revokes refresh tokens; stores those that cannot be revoked now, sealed, until they can. */
  readonly revoke: (tokens: readonly string[]) => Promise<void>;
  /** Revokes the tokens that an earlier page has stored. */
  readonly resume: () => Promise<void>;
}

/**
 * Creates a revoker, for patients who log out without a connection. A pending token is all that is stored of a session: no
 * id, no email and no access token, under a random name, encrypted with a key that no script can read.
 */
export function createRevoker({ send, openDrafts, deleteDrafts, onNextChance }: RevokerOptions): Revoker {
  async function resume(): Promise<void> {
    const drafts = openDrafts();
    const pending = await drafts.list('');
    const isDone = await Promise.all(
      pending.map(async ([name, token]) => {
        if (typeof token === 'string' && !(await send(token))) return false;
        await drafts.remove(name);
        return true;
      }),
    );
    if (isDone.every(Boolean)) deleteDrafts();
    else onNextChance(() => void resume());
  }

  return {
    resume,
    async revoke(tokens) {
      const isDone = await Promise.all(tokens.map(send));
      const pending = tokens.filter((_, index) => !isDone[index]);
      if (pending.length === 0) return;
      const drafts = openDrafts();
      const stored = Promise.all(pending.map((token) => drafts.write(crypto.randomUUID(), token)));
      // Before they are stored: the connection may be back by then.
      onNextChance(() => void stored.then(resume));
      await stored;
    },
  };
}

/** Address of the identity service and the client that its tokens are for. */
export interface IdentityAddress {
  readonly identityUrl: string;
  readonly userPoolClientId: string;
}

/** Failures of the service that pass; every other response means that the token is of no use any more. */
const isPassing = (status: number, text: string): boolean =>
  status >= 500 || status === 429 || /TooManyRequests|LimitExceeded/.test(text);

/** Asks the identity service itself: its library needs the tokens of a session, which are gone by then. */
export const sendRevocation =
  ({ identityUrl, userPoolClientId }: IdentityAddress) =>
  async (token: string): Promise<boolean> => {
    try {
      const response = await fetch(identityUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
        },
        body: JSON.stringify({ ClientId: userPoolClientId, Token: token }),
        // Sent even when the page is closed.
        keepalive: true,
      });
      return response.ok || !isPassing(response.status, await response.text());
    } catch {
      return false;
    }
  };

/** Calls back once, when the device is online again or after a minute. */
function waitForChance(retry: () => void): void {
  const controller = new AbortController();
  const go = () => {
    controller.abort();
    clearTimeout(timer);
    retry();
  };
  const timer = setTimeout(go, RETRY_MS);
  globalThis.addEventListener('online', go, { signal: controller.signal });
}

/** Creates the revoker of this device, which first revokes what an earlier page has left. */
export function createDeviceRevoker(address: IdentityAddress): Revoker {
  const revoker = createRevoker({
    send: sendRevocation(address),
    openDrafts: () => createDrafts(openDraftDatabase(REVOCATIONS)),
    deleteDrafts: () => deleteDatabase(REVOCATIONS),
    onNextChance: waitForChance,
  });
  void hasDatabase(REVOCATIONS).then((isPending) => (isPending ? revoker.resume() : undefined));
  return revoker;
}
