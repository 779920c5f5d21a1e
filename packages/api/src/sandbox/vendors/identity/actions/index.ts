import type { Action } from './action.ts';
import { getUser } from './getUser.ts';
import { changePassword, confirmForgotPassword, forgotPassword } from './passwords.ts';
import { getTokensFromRefreshToken, globalSignOut, revokeToken } from './sessions.ts';
import { initiateAuth, respondToAuthChallenge } from './signIn.ts';
import { confirmSignUp, resendConfirmationCode, signUp } from './signUp.ts';

/** Implemented actions by their names in `X-Amz-Target`. */
export const actions: ReadonlyMap<string, Action> = new Map([
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['RevokeToken', revokeToken],
  ['GlobalSignOut', globalSignOut],
  ['SignUp', signUp],
  ['ConfirmSignUp', confirmSignUp],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['ForgotPassword', forgotPassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['ChangePassword', changePassword],
  ['GetUser', getUser],
]);
