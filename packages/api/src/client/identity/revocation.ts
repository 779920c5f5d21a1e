import { deleteDatabase, hasDatabase, REVOCATIONS } from '../drafts/databases.ts';
import { openDraftDatabase } from '../drafts/draftDatabase.ts';
import { createDrafts, type Drafts } from '../drafts/drafts.ts';
import { randomId } from '../randomId.ts';

/** Time before a retry while the page stays open, ms. */
const RETRY_MS = 60_000;

/** Options of {@link createRevoker}. */
export interface RevokerOptions {
  /** Sends a revocation; resolves to false if it has to be sent again. */
  readonly send: (token: string) => Promise<boolean>;
  /** Opens the sealed storage of pending tokens. */
  readonly openDrafts: () => Drafts;
  /** Deletes the sealed storage of pending tokens. */
  readonly deleteDrafts: () => void;
  /** Calls `retry` when another attempt may succeed. */
  readonly scheduleRetry: (retry: () => void) => void;
}

/** Ends sessions at the identity service. */
export interface Revoker {
  /** Revokes refresh tokens; seals and stores those that can't be revoked now. */
  readonly revoke: (tokens: readonly string[]) => Promise<void>;
  /** Revokes stored tokens of earlier pages. */
  readonly resume: () => Promise<void>;
}

/**
 * Creates a revoker, for patients who log out offline. It stores only the pending refresh token of a session: no id, email or
 * access token. The token has a random name and is encrypted with a key that scripts can't read.
 */
export function createRevoker({ send, openDrafts, deleteDrafts, scheduleRetry }: RevokerOptions): Revoker {
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
    else scheduleRetry(() => void resume());
  }

  return {
    resume,
    async revoke(tokens) {
      const isDone = await Promise.all(tokens.map(send));
      const pending = tokens.filter((_, index) => !isDone[index]);
      if (pending.length === 0) return;
      const drafts = openDrafts();
      const stored = Promise.all(pending.map((token) => drafts.write(randomId(), token)));
      // Scheduled first, as the connection may return while they are being stored.
      scheduleRetry(() => void stored.then(resume));
      await stored;
    },
  };
}

/** URL of the identity service and the client id of its tokens. */
export interface IdentityAddress {
  readonly identityUrl: string;
  readonly userPoolClientId: string;
}

/** Whether a failure is temporary; any other error response means that the token is already invalid. */
const isTransient = (status: number, text: string): boolean =>
  status >= 500 || status === 429 || /TooManyRequests|LimitExceeded/.test(text);

/** Calls the identity service without its library, which needs the session's tokens: they are already removed. */
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
        // Completes even if the page is closed.
        keepalive: true,
      });
      return response.ok || !isTransient(response.status, await response.text());
    } catch {
      return false;
    }
  };

/** Calls `retry` once, when the device is online again or after a minute. */
function retryWhenOnline(retry: () => void): void {
  const controller = new AbortController();
  const retryNow = () => {
    controller.abort();
    clearTimeout(timer);
    retry();
  };
  const timer = setTimeout(retryNow, RETRY_MS);
  globalThis.addEventListener('online', retryNow, { signal: controller.signal });
}

/** Creates the revoker of this device and revokes pending tokens of earlier pages. */
export function createDeviceRevoker(address: IdentityAddress): Revoker {
  const revoker = createRevoker({
    send: sendRevocation(address),
    openDrafts: () => createDrafts(openDraftDatabase(REVOCATIONS)),
    deleteDrafts: () => deleteDatabase(REVOCATIONS),
    scheduleRetry: retryWhenOnline,
  });
  void hasDatabase(REVOCATIONS).then((isPending) => (isPending ? revoker.resume() : undefined));
  return revoker;
}
