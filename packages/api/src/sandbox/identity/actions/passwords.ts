import { countWrongPassword } from '../attempts.ts';
import { assertCode, deliveryDetails, sendCode } from '../codes.ts';
import { assertStrongPassword } from '../passwordPolicy.ts';
import { expiredCode, limitExceeded, wrongCredentials } from '../problems.ts';
import { emailKey, passwordMatches, withPassword } from '../users.ts';
import { requiredHolder, requiredText } from './action.ts';
import type { Action } from './action.ts';

/** Sends a code for a new password; for an unknown email the answer is the same and nothing is sent. */
export const forgotPassword: Action = async (context, input) => {
  const email = emailKey(requiredText(input, 'Username'));
  const user = context.users.get(email);
  if (user) sendCode(context.users, user, 'reset', context.clock(), context.deliver);
  return deliveryDetails(email);
};

/** Sets a new password by the code that was sent, and signs the user out everywhere. */
export const confirmForgotPassword: Action = async (context, input) => {
  const user = context.users.get(emailKey(requiredText(input, 'Username')));
  const given = requiredText(input, 'ConfirmationCode');
  const password = requiredText(input, 'Password');
  if (!user) throw expiredCode();
  assertCode(context.users, user, 'reset', given, context.clock());
  assertStrongPassword(password);
  // Reading the code proves the email, so an account that was never confirmed is confirmed by it.
  context.users.put({ ...(await withPassword(user, password)), confirmed: true });
  return {};
};

/** Sets a new password for the holder of an access token who also knows the present one. */
export const changePassword: Action = async (context, input) => {
  const { user, session } = await requiredHolder(context, input);
  const previous = requiredText(input, 'PreviousPassword');
  const proposed = requiredText(input, 'ProposedPassword');
  const now = context.clock();
  if (now < user.lockedUntil) throw limitExceeded();
  if (!(await passwordMatches(user, previous))) {
    countWrongPassword(context.users, user.email, now);
    throw wrongCredentials();
  }
  assertStrongPassword(proposed);
  const changed = await withPassword(user, proposed);
  context.users.put(changed);
  // Other devices are signed out; the one that knew both passwords stays.
  context.users.putSession({ ...session, epoch: changed.sessionEpoch });
  return {};
};
