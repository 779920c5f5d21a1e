import { requiredHolder } from './action.ts';
import type { Action } from './action.ts';

/** Returns the account of an access token. */
export const getUser: Action = async (context, input) => {
  const { user } = await requiredHolder(context, input);
  return {
    Username: user.sub,
    UserAttributes: [
      { Name: 'sub', Value: user.sub },
      { Name: 'email', Value: user.email },
      { Name: 'email_verified', Value: String(user.confirmed) },
    ],
  };
};
