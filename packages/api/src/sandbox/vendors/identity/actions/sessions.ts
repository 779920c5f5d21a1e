import { requiredHolder, requiredText } from './action.ts';
import type { Action, ActionContext } from './action.ts';

/** New access and id token for a refresh token, in the shape of both refresh actions. */
export async function refresh(context: ActionContext, refreshToken: string): Promise<object> {
  return { ChallengeParameters: {}, AuthenticationResult: await context.tokens.renew(refreshToken) };
}

export const getTokensFromRefreshToken: Action = (context, input) =>
  refresh(context, requiredText(input, 'RefreshToken'));

/** Signs one device out. A token that is dead already is no error. */
export const revokeToken: Action = async (context, input) => {
  await context.tokens.revoke(requiredText(input, 'Token'));
  return {};
};

/** Signs the user out everywhere. */
export const globalSignOut: Action = async (context, input) => {
  const { user } = await requiredHolder(context, input);
  context.users.put({ ...user, sessionEpoch: user.sessionEpoch + 1 });
  return {};
};
