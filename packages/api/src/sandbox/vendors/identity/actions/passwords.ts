import { emailKey } from '../../../core/email.ts';
import { assertCode, deliveryDetails, sendCode } from '../codes.ts';
import { expiredCode } from '../problems.ts';
import { requiredText } from './action.ts';
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
  await context.passwords.replace(user.email, password);
  return {};
};

/** Sets a new password for the holder of an access token who also knows the present one. */
export const changePassword: Action = async (context, input) => {
  const accessToken = requiredText(input, 'AccessToken');
  const previous = requiredText(input, 'PreviousPassword');
  await context.passwords.change(accessToken, previous, requiredText(input, 'ProposedPassword'));
  return {};
};
