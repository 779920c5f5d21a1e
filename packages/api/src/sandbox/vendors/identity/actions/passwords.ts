import { emailKey } from '../../../core/email.ts';
import { assertCode, deliveryDetails, sendCode } from '../codes.ts';
import { expiredCode } from '../problems.ts';
import { requiredCode, requiredText } from './action.ts';
import type { Action } from './action.ts';

/** Sends a code for a new password. For an unknown email, nothing is sent and the response is the same. */
export const forgotPassword: Action = async (context, input) => {
  const email = emailKey(requiredText(input, 'Username'));
  const user = context.users.get(email);
  if (user) sendCode(context.users, user, 'reset', context.clock(), context.deliver);
  return deliveryDetails(email);
};

/** Sets a new password with a code, and signs out all devices of the user. */
export const confirmForgotPassword: Action = async (context, input) => {
  const user = context.users.get(emailKey(requiredText(input, 'Username')));
  const code = requiredCode(input);
  const password = requiredText(input, 'Password');
  if (!user) throw expiredCode();
  assertCode(context.users, user, 'reset', code, context.clock());
  await context.passwords.replace(user.email, password);
  return {};
};

/** Sets a new password for the owner of an access token, if the current password is correct. */
export const changePassword: Action = async (context, input) => {
  const accessToken = requiredText(input, 'AccessToken');
  const previous = requiredText(input, 'PreviousPassword');
  await context.passwords.change(accessToken, previous, requiredText(input, 'ProposedPassword'));
  return {};
};
