import { randomBytes, toBase64, toHex } from './bytes.ts';
import { sandboxPoolName } from './pool.ts';
import { srpPublicValue, srpSessionKey } from './srp.ts';
import type { Bytes, IdentityUser } from './types.ts';

/** Time limit of a challenge in the cloud service. */
const lifetimeMs = 3 * 60 * 1000;

/** Open password challenge, with the data to verify its proof. */
export interface OpenChallenge {
  email: string;
  name: { poolName: string; userId: string };
  key: Bytes;
}

/** Pending sign-ins, until the client sends its proof. */
export interface Challenges {
  /** Creates a challenge and returns its parameters for the client. */
  open(user: IdentityUser, clientPublicHex: string): Promise<Record<string, string>>;
  /** Returns and removes a challenge by its secret block, as it can be used only once. */
  take(secretBlock: string): OpenChallenge | undefined;
}

/** Stores challenges in memory: after a restart, clients start their sign-in again. */
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
