import { requiredHolder, requiredText } from './action.ts';
import type { Action, ActionContext } from './action.ts';

/** Returns new access and id tokens for a refresh token, in the format of both refresh actions. */
export async function refresh(context: ActionContext, refreshToken: string): Promise<object> {
  return { ChallengeParameters: {}, AuthenticationResult: await context.tokens.renew(refreshToken) };
}

export const getTokensFromRefreshToken: Action = (context, input) =>
  refresh(context, requiredText(input, 'RefreshToken'));

/** Signs out one device. An invalid token is not an error. */
export const revokeToken: Action = async (context, input) => {
  await context.tokens.revoke(requiredText(input, 'Token'));
  return {};
};

/** Signs out all devices of the user. */
export const globalSignOut: Action = async (context, input) => {
  const { user } = await requiredHolder(context, input);
  context.users.put({ ...user, sessionEpoch: user.sessionEpoch + 1 });
  return {};
};
