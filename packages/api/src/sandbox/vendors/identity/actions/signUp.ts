import { isEmailAddress } from '../../../../model/email.ts';
import { emailKey } from '../../../core/email.ts';
import { assertCode, deliveryDetails, sendCode } from '../codes.ts';
import { assertStrongPassword } from '../passwordPolicy.ts';
import { expiredCode, IdentityProblem, invalidParameter } from '../problems.ts';
import { createIdentityUser } from '../users.ts';
import { requiredCode, requiredText } from './action.ts';
import type { Action } from './action.ts';

/** Creates an account; its email is the user name. */
export const signUp: Action = async (context, input) => {
  const email = emailKey(requiredText(input, 'Username'));
  const password = requiredText(input, 'Password');
  if (!isEmailAddress(email)) throw invalidParameter('Invalid email address format.');
  assertStrongPassword(password);
  const created = await createIdentityUser(email, password, { sub: crypto.randomUUID() });
  if (context.users.get(email)) throw new IdentityProblem('UsernameExistsException', 'User already exists');

  const user = { ...created, confirmed: !context.confirmByCode };
  context.users.put(user);
  const result = { UserConfirmed: user.confirmed, UserSub: user.sub };
  if (user.confirmed) return result;
  sendCode(context.users, user, 'sign-up', context.clock(), context.deliver);
  return { ...result, ...deliveryDetails(email) };
};

/** Confirms an account with the code that was sent to it. */
export const confirmSignUp: Action = async (context, input) => {
  const user = context.users.get(emailKey(requiredText(input, 'Username')));
  const code = requiredCode(input);
  if (!user) throw expiredCode();
  if (user.confirmed) {
    throw new IdentityProblem(
      'NotAuthorizedException',
      'User cannot be confirmed. Current status is CONFIRMED',
    );
  }
  assertCode(context.users, user, 'sign-up', code, context.clock());
  const { code: _used, ...rest } = user;
  context.users.put({ ...rest, confirmed: true });
  return {};
};

/** Sends a new code. For an unknown email, nothing is sent and the response is the same. */
export const resendConfirmationCode: Action = async (context, input) => {
  const email = emailKey(requiredText(input, 'Username'));
  const user = context.users.get(email);
  if (user?.confirmed) throw invalidParameter('User is already confirmed.');
  if (user) sendCode(context.users, user, 'sign-up', context.clock(), context.deliver);
  return deliveryDetails(email);
};
