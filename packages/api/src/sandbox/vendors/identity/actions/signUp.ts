import { emailKey } from '../../../core/email.ts';
import { assertCode, deliveryDetails, sendCode } from '../codes.ts';
import { assertStrongPassword } from '../passwordPolicy.ts';
import { expiredCode, IdentityProblem, invalidParameter } from '../problems.ts';
import { makeIdentityUser } from '../users.ts';
import { requiredText } from './action.ts';
import type { Action } from './action.ts';

/** Makes an account; its email is its name. */
export const signUp: Action = async (context, input) => {
  const email = emailKey(requiredText(input, 'Username'));
  const password = requiredText(input, 'Password');
  if (!/^\S+@\S+$/.test(email)) throw invalidParameter('Username should be an email.');
  assertStrongPassword(password);
  const made = await makeIdentityUser(email, password, { sub: crypto.randomUUID() });
  if (context.users.get(email)) throw new IdentityProblem('UsernameExistsException', 'User already exists');

  const user = { ...made, confirmed: !context.confirmByCode };
  context.users.put(user);
  const answer = { UserConfirmed: user.confirmed, UserSub: user.sub };
  if (user.confirmed) return answer;
  sendCode(context.users, user, 'sign-up', context.clock(), context.deliver);
  return { ...answer, ...deliveryDetails(email) };
};

/** Confirms an account by the code that was sent to it. */
export const confirmSignUp: Action = async (context, input) => {
  const user = context.users.get(emailKey(requiredText(input, 'Username')));
  const given = requiredText(input, 'ConfirmationCode');
  if (!user) throw expiredCode();
  if (user.confirmed) {
    throw new IdentityProblem(
      'NotAuthorizedException',
      'User cannot be confirmed. Current status is CONFIRMED',
    );
  }
  assertCode(context.users, user, 'sign-up', given, context.clock());
  const { code: _used, ...rest } = user;
  context.users.put({ ...rest, confirmed: true });
  return {};
};

/** Sends another code; for an unknown email the answer is the same and nothing is sent. */
export const resendConfirmationCode: Action = async (context, input) => {
  const email = emailKey(requiredText(input, 'Username'));
  const user = context.users.get(email);
  if (user?.confirmed) throw invalidParameter('User is already confirmed.');
  if (user) sendCode(context.users, user, 'sign-up', context.clock(), context.deliver);
  return deliveryDetails(email);
};
