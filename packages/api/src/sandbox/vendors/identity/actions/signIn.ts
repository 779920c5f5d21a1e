import { emailKey } from '../../../core/email.ts';
import { assertNotLocked, countWrongPassword, resetWrongPasswords } from '../attempts.ts';
import { fromBase64, toBase64 } from '../bytes.ts';
import { disabled, invalidParameter, notConfirmed, wrongCredentials } from '../problems.ts';
import { isUsablePublicValue, srpProof } from '../srp.ts';
import { createIdentityUser, passwordMatches } from '../users.ts';
import { requiredObject, requiredText } from './action.ts';
import type { Action, ActionContext, Input } from './action.ts';
import { refresh } from './sessions.ts';

async function finish(
  context: ActionContext,
  email: string,
  clientId: string,
  isPasswordCorrect: boolean,
): Promise<object> {
  // Read after the password was checked, as another attempt may have been counted since.
  const user = context.users.get(email);
  if (!user) throw wrongCredentials();
  assertNotLocked(user, context.clock());
  if (!isPasswordCorrect) {
    countWrongPassword(context.users, email, context.clock());
    throw wrongCredentials();
  }
  resetWrongPasswords(context.users, user);
  if (user.isDisabled) throw disabled();
  if (!user.confirmed) throw notConfirmed();
  if (user.challenge !== undefined) {
    const { name, parameters } = user.challenge;
    return { ChallengeName: name, ChallengeParameters: parameters, Session: crypto.randomUUID() };
  }
  return { ChallengeParameters: {}, AuthenticationResult: await context.tokens.start(user, clientId) };
}

async function startSrp(context: ActionContext, parameters: Input): Promise<object> {
  const email = emailKey(requiredText(parameters, 'USERNAME'));
  const clientPublicHex = requiredText(parameters, 'SRP_A');
  if (!isUsablePublicValue(clientPublicHex)) throw invalidParameter('Invalid SRP_A value.');
  const account = context.users.get(email);
  if (account) assertNotLocked(account, context.clock());
  // An unknown email gets a challenge too and is rejected later, so that the response doesn't reveal which accounts exist.
  const user =
    account ?? (await createIdentityUser(email, crypto.randomUUID(), { sub: crypto.randomUUID() }));
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

/** Depending on `AuthFlow`, starts a sign-in with SRP, signs in with a password, or refreshes tokens. */
export const initiateAuth: Action = async (context, input) => {
  const parameters = requiredObject(input, 'AuthParameters');
  const clientId = requiredText(input, 'ClientId');
  switch (input.AuthFlow) {
    case 'USER_SRP_AUTH':
      return startSrp(context, parameters);
    case 'USER_PASSWORD_AUTH':
      return byPassword(context, parameters, clientId);
    case 'REFRESH_TOKEN_AUTH':
    case 'REFRESH_TOKEN':
      return refresh(context, requiredText(parameters, 'REFRESH_TOKEN'));
    default:
      throw invalidParameter(`Auth flow not enabled for this client: ${String(input.AuthFlow)}`);
  }
};

/** Verifies the proof of a sign-in with SRP. */
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
