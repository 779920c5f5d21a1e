import { SHARED } from '../../core/collections.ts';
import type { Context } from '../../core/context.ts';
import { emailKey } from '../../core/email.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { ResetToken } from './records.ts';
import { newToken, tokenId } from './resetTokens.ts';
import { RESET_LIFETIME, isUsable } from './rules.ts';

/** Returns the token of a link; undefined if it is unusable or belongs to another email than the one in the link. */
async function resetToken(
  { store, clock, identity }: Context,
  body: { token: string; email?: string },
): Promise<(ResetToken & { id: string }) | undefined> {
  const email = body.email === undefined ? undefined : emailKey(body.email);
  const id = await tokenId(body.token);
  const token = store.get('resetTokens', SHARED, id);
  if (token === undefined || (email !== undefined && email !== token.email)) return undefined;
  return isUsable(token, await identity.sessionEpochOf(token.email), clock()) ? { ...token, id } : undefined;
}

/** Check of an email, and password reset by an emailed link. */
export const auth: Feature = (routes, context) => {
  const { store, clock, identity } = context;

  routes.open.get('/api/check-exist-cognito-user', 'checkUserExists', ({ query, reply }) => {
    const hasAccount = identity.hasAccount(query.email);
    return reply(200, { data: [{ redirect: hasAccount ? '/login' : null }] });
  });

  routes.open.post('/api/user/send-reset-pass', 'sendPasswordReset', async ({ body, reply }) => {
    const email = emailKey(body.email);
    const epoch = await identity.sessionEpochOf(email);
    const token = newToken();
    const id = await tokenId(token);
    // The response is the same for an unknown email, so that it doesn't reveal who is a patient.
    if (epoch !== undefined) {
      const link = `/new-password/${encodeURIComponent(email)}/${token}`;
      const text = `Set a new password within one hour: ${link}\nIf you did not ask for it, do nothing.`;
      store.transaction(() => {
        store.put('resetTokens', SHARED, id, { email, epoch, expiresAt: clock() + RESET_LIFETIME });
        context.mail({ to: email, subject: 'Set a new password', text, link });
      });
    }
    return reply(200, { data: [] });
  });

  routes.open.post('/api/check-token', 'checkResetToken', async ({ body, reply }) =>
    reply(200, { data: [{ valid: (await resetToken(context, body)) !== undefined }] }),
  );

  routes.open.post('/api/user/reset-pass', 'resetPassword', async ({ body, reply }) => {
    const token = await resetToken(context, body);
    const problem = identity.passwordProblem(body.password);
    if (problem !== undefined) throw new HttpError(400, problem);
    // Deleted before the password is set, so that only one of two concurrent requests can use it.
    if (token === undefined || !store.delete('resetTokens', SHARED, token.id)) {
      throw new HttpError(409, 'This link no longer works. Request a new one');
    }
    await identity.replacePassword(token.email, body.password);
    return reply(200, { data: [] });
  });
};
