import { emailKey } from '../../core/email.ts';
import { countWrongPassword } from './attempts.ts';
import { assertStrongPassword } from './passwordPolicy.ts';
import { invalidAccessToken, limitExceeded, wrongCredentials } from './problems.ts';
import type { Tokens } from './tokens.ts';
import type { IdentityUsers } from './types.ts';
import { passwordMatches, withPassword } from './users.ts';

/** Operations on passwords; their errors are `IdentityProblem`s. */
export interface Passwords {
  /** Sets a new password for the owner of an access token if the previous one is correct, and signs out other devices. */
  change(accessToken: string, previous: string, proposed: string): Promise<void>;
  /** Sets a new password for the verified owner of an email, and signs out all devices. */
  replace(email: string, proposed: string): Promise<void>;
  /** Returns a number that increases with every new password and every sign-out of all devices; undefined without an account. */
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
      // The session of this device stays valid.
      users.putSession({ ...session, epoch: changed.sessionEpoch });
    },

    async replace(email, proposed) {
      assertStrongPassword(proposed);
      const user = users.get(emailKey(email));
      if (user === undefined) throw wrongCredentials();
      // The code was sent by email, so it also confirms the account.
      users.put({ ...(await withPassword(user, proposed)), confirmed: true });
    },

    epochOf: (email) => users.get(emailKey(email))?.sessionEpoch,
  };
}
