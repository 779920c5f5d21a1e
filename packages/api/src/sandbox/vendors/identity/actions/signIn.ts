import { emailKey } from '../../../core/email.ts';
import { assertNotLocked, countWrongPassword, forgetWrongPasswords } from '../attempts.ts';
import { fromBase64, toBase64 } from '../bytes.ts';
import { invalidParameter, notConfirmed, wrongCredentials } from '../problems.ts';
import { isUsablePublicValue, srpProof } from '../srp.ts';
import { makeIdentityUser, passwordMatches } from '../users.ts';
import { requiredObject, requiredText } from './action.ts';
import type { Action, ActionContext, Input } from './action.ts';
import { refresh } from './sessions.ts';

async function finish(
  context: ActionContext,
  email: string,
  clientId: string,
  passwordIsRight: boolean,
): Promise<object> {
  // Read here and not before the password was checked: another try may have ended meanwhile.
  const user = context.users.get(email);
  if (!user) throw wrongCredentials();
  assertNotLocked(user, context.clock());
  if (!passwordIsRight) {
    countWrongPassword(context.users, email, context.clock());
    throw wrongCredentials();
  }
  forgetWrongPasswords(context.users, user);
  if (!user.confirmed) throw notConfirmed();
  return { ChallengeParameters: {}, AuthenticationResult: await context.tokens.begin(user, clientId) };
}

async function beginSrp(context: ActionContext, parameters: Input): Promise<object> {
  const email = emailKey(requiredText(parameters, 'USERNAME'));
  const clientPublicHex = requiredText(parameters, 'SRP_A');
  if (!isUsablePublicValue(clientPublicHex)) throw invalidParameter('Invalid SRP_A value.');
  const known = context.users.get(email);
  if (known) assertNotLocked(known, context.clock());
  // An unknown email is challenged too and rejected afterwards, so that no one can find out which accounts exist.
  const user = known ?? (await makeIdentityUser(email, crypto.randomUUID(), { sub: crypto.randomUUID() }));
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: await context.challenges.open(user, clientPublicHex),
  };
}

async function byPassword(context: ActionContext, parameters: Input, clientId: string): Promise<object> {
  const user = context.users.get(emailKey(requiredText(parameters, 'USERNAME')));
  const password = requiredText(parameters, 'PASSWORD');
  if (!user) throw wrongCredentials();
  assertNotLocked(user, context.clock());
  return finish(context, user.email, clientId, await passwordMatches(user, password));
}

/** Begins a sign-in by SRP, signs in by password, or refreshes, as `AuthFlow` says. */
export const initiateAuth: Action = async (context, input) => {
  const parameters = requiredObject(input, 'AuthParameters');
  const clientId = requiredText(input, 'ClientId');
  switch (input.AuthFlow) {
    case 'USER_SRP_AUTH':
      return beginSrp(context, parameters);
    case 'USER_PASSWORD_AUTH':
      return byPassword(context, parameters, clientId);
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      return refresh(context, requiredText(parameters, 'REFRESH_TOKEN'));
    default:
      throw invalidParameter(`Auth flow not enabled for this client: ${String(input.AuthFlow)}`);
  }
};

/** Checks the proof of a sign-in by SRP. */
export const respondToAuthChallenge: Action = async (context, input) => {
  if (input.ChallengeName !== 'PASSWORD_VERIFIER') throw invalidParameter('Unknown challenge.');
  const clientId = requiredText(input, 'ClientId');
  const responses = requiredObject(input, 'ChallengeResponses');
  const block = requiredText(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const timestamp = requiredText(responses, 'TIMESTAMP');
  const signature = requiredText(responses, 'PASSWORD_CLAIM_SIGNATURE');

  const challenge = context.challenges.take(block);
  if (!challenge) throw wrongCredentials();
  const proof = await srpProof(challenge.key, challenge.name, fromBase64(block), timestamp);
  return finish(context, challenge.email, clientId, toBase64(proof) === signature);
};
