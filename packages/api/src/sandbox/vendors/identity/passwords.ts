import { emailKey } from '../../core/email.ts';
import { countWrongPassword } from './attempts.ts';
import { assertStrongPassword } from './passwordPolicy.ts';
import { invalidAccessToken, limitExceeded, wrongCredentials } from './problems.ts';
import type { Tokens } from './tokens.ts';
import type { IdentityUsers } from './types.ts';
import { passwordMatches, withPassword } from './users.ts';

/** Operations on passwords; each error is an `IdentityProblem`. */
export interface Passwords {
  /** Sets a new one for the holder of an access token who knows the present one. Other devices are signed out. */
  change(accessToken: string, previous: string, proposed: string): Promise<void>;
  /** Sets a new password for the verified owner of an email, and signs them out everywhere. */
  replace(email: string, proposed: string): Promise<void>;
  /** A number that grows with every password set and every sign-out everywhere; undefined without an account. */
  epochOf(email: string): number | undefined;
}

export function createPasswords(parts: {
  users: IdentityUsers;
  tokens: Tokens;
  clock: () => number;
}): Passwords {
  const { users, tokens, clock } = parts;
  return {
    async change(accessToken, previous, proposed) {
      const holder = await tokens.holder(accessToken);
      if (holder === undefined) throw invalidAccessToken();
      const { user, session } = holder;
      if (clock() < user.lockedUntil) throw limitExceeded();
      if (!(await passwordMatches(user, previous))) {
        countWrongPassword(users, user.email, clock());
        throw wrongCredentials();
      }
      assertStrongPassword(proposed);
      const changed = await withPassword(user, proposed);
      users.put(changed);
      // Other devices are signed out; the one that knew both passwords stays.
      users.putSession({ ...session, epoch: changed.sessionEpoch });
    },

    async replace(email, proposed) {
      assertStrongPassword(proposed);
      const user = users.get(emailKey(email));
      if (user === undefined) throw wrongCredentials();
      // The code was mailed, so it also confirms an unconfirmed account.
      users.put({ ...(await withPassword(user, proposed)), confirmed: true });
    },

    epochOf: (email) => users.get(emailKey(email))?.sessionEpoch,
  };
}
