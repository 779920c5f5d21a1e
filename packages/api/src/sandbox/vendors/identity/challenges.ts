import { randomBytes, toBase64, toHex } from './bytes.ts';
import { sandboxPoolName } from './pool.ts';
import { srpPublicValue, srpSessionKey } from './srp.ts';
import type { Bytes, IdentityUser } from './types.ts';

/** The cloud service's own limit for answering a challenge. */
const lifetimeMs = 3 * 60 * 1000;

/** A password challenge that was answered in time: all that is needed to check the proof. */
export interface OpenChallenge {
  email: string;
  name: { poolName: string; userId: string };
  key: Bytes;
}

/** The sign-ins that have begun and wait for the client's proof. */
export interface Challenges {
  /** Begins one, and gives what the client needs to answer it. */
  open(user: IdentityUser, clientPublicHex: string): Promise<Record<string, string>>;
  /** Takes one out by its secret block; it can be answered once. */
  take(secretBlock: string): OpenChallenge | undefined;
}

/** Keeps open challenges in memory: a sign-in does not outlive the process, it begins again. */
export function createChallenges(clock: () => number): Challenges {
  const open = new Map<string, OpenChallenge & { expiresAt: number }>();

  function dropExpired(): void {
    for (const [block, challenge] of open) if (clock() >= challenge.expiresAt) open.delete(block);
  }

  return {
    async open(user, clientPublicHex) {
      dropExpired();
      const secret = BigInt(`0x${toHex(randomBytes(32))}`);
      const servicePublicHex = await srpPublicValue(user.verifier, secret);
      const verifierHex = user.verifier;
      const key = await srpSessionKey({ clientPublicHex, servicePublicHex, verifierHex, secret });
      const secretBlock = toBase64(randomBytes(48));
      open.set(secretBlock, {
        email: user.email,
        name: { poolName: sandboxPoolName, userId: user.sub },
        key,
        expiresAt: clock() + lifetimeMs,
      });
      return {
        SALT: user.salt,
        SRP_B: servicePublicHex,
        SECRET_BLOCK: secretBlock,
        USERNAME: user.sub,
        USER_ID_FOR_SRP: user.sub,
      };
    },

    take(secretBlock) {
      dropExpired();
      const challenge = open.get(secretBlock);
      open.delete(secretBlock);
      return challenge;
    },
  };
}
