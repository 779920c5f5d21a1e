import { LIMITS } from '../limits.ts';
import type { Drafts } from '../outbox/drafts.ts';

/** Pause before another try while the page stays open, ms. */
const RETRY_MS = 60_000;

/** Refresh token of a session that has ended here and not yet at the identity service. */
interface Pending {
  readonly name: string;
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Parts of a {@link Revoker}. */
export interface RevokerOptions {
  /** Asks the identity service to revoke a token; resolves to whether it is done, whatever the answer. */
  readonly send: (token: string) => Promise<boolean>;
  /** Opens the sealed storage of pending tokens. */
  readonly openDrafts: () => Drafts;
  /** Deletes that storage. */
  readonly forgetDrafts: () => void;
  readonly now: () => number;
  /** Calls back when another try may succeed. */
  readonly onNextChance: (retry: () => void) => void;
}

/** Ends sessions at the identity service. */
export interface Revoker {
  /** Revokes refresh tokens; those that cannot be revoked now are kept, sealed, until they can. */
  readonly revoke: (tokens: readonly string[]) => Promise<void>;
  /** Revokes the tokens kept by an earlier page. */
  readonly resume: () => Promise<void>;
}

function readPending(draft: unknown): Pending | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined;
  const { name, token, since }: { name?: unknown; token?: unknown; since?: unknown } = draft;
  return typeof name === 'string' && typeof token === 'string' && typeof since === 'number'
    ? { name, token, since }
    : undefined;
}

/**
 * Creates a revoker. A pending token is all that is kept of a session: no id, no email and no access token, under a
 * random name, encrypted with a key that no script can read, where nothing looks for a session. It is dropped once it
 * is revoked, or as old as a session can be.
 */
export function createRevoker({
  send,
  openDrafts,
  forgetDrafts,
  now,
  onNextChance,
}: RevokerOptions): Revoker {
  async function keep(token: string): Promise<void> {
    const name = crypto.randomUUID();
    await openDrafts().write(name, { name, token, since: now() });
  }

  async function resume(): Promise<void> {
    const drafts = openDrafts();
    const pending = (await drafts.list('')).map(readPending).filter((each) => each !== undefined);
    const isDone = await Promise.all(
      pending.map(async ({ name, token, since }) => {
        if (now() - since < LIMITS.sessionMs && !(await send(token))) return false;
        await drafts.remove(name);
        return true;
      }),
    );
    if (isDone.every(Boolean)) forgetDrafts();
    else onNextChance(() => void resume());
  }

  return {
    resume,
    async revoke(tokens) {
      const isDone = await Promise.all(tokens.map(send));
      const rest = tokens.filter((_, index) => !isDone[index]);
      if (rest.length === 0) return;
      const kept = Promise.all(rest.map(keep));
      // Before they are kept: the line may be back by then.
      onNextChance(() => void kept.then(resume));
      await kept;
    },
  };
}

/** Address of the identity service and the client that its tokens are for. */
export interface IdentityAddress {
  readonly identityUrl: string;
  readonly userPoolClientId: string;
}

/** Failures of the service that pass; every other answer means that the token is of no use any more. */
const isPassing = (status: number, text: string): boolean =>
  status >= 500 || status === 429 || /TooManyRequests|LimitExceeded/.test(text);

/** Asks the identity service itself: its library needs the tokens of a session, which are gone by now. */
export const sendRevocation =
  ({ identityUrl, userPoolClientId }: IdentityAddress) =>
  async (token: string): Promise<boolean> => {
    try {
      const answer = await fetch(identityUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
        },
        body: JSON.stringify({ ClientId: userPoolClientId, Token: token }),
        // Arrives even when the page is closed meanwhile.
        keepalive: true,
      });
      return answer.ok || !isPassing(answer.status, await answer.text());
    } catch {
      return false;
    }
  };

/** Calls back once, when the device is online again or after a minute. */
export function waitForChance(retry: () => void): void {
  const controller = new AbortController();
  const go = () => {
    controller.abort();
    clearTimeout(timer);
    retry();
  };
  const timer = setTimeout(go, RETRY_MS);
  globalThis.addEventListener('online', go, { signal: controller.signal });
}
