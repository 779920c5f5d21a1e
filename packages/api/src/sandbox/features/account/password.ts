import { HttpError } from '../../core/httpError.ts';
import type { PasswordError } from '../../core/vendors.ts';
import { bearerOf } from '../../http/auth.ts';
import type { Feature } from '../../http/feature.ts';

/** Error for a refused password; never a 401, which would sign the patient out. */
function errorFor({ type, message }: PasswordError): HttpError {
  if (type === 'NotAuthorizedException') return new HttpError(400, "Your current password isn't correct");
  if (type === 'LimitExceededException') {
    return new HttpError(400, 'Too many wrong passwords. Please wait a moment and try again');
  }
  return new HttpError(400, message);
}

/** Changing the password. */
export const password: Feature = (routes, { identity }) => {
  routes.patient.put('/api/user/change-pass', 'changePassword', async ({ body, request, reply }) => {
    const { oldPassword: current, newPassword: proposed } = body;
    const problem = identity.passwordProblem(proposed);
    if (problem !== undefined) throw new HttpError(400, problem);
    const error = await identity.changePassword(bearerOf(request) ?? '', current, proposed);
    if (error !== undefined) throw errorFor(error);
    return reply(200, { data: [] });
  });
};
