import { SHARED } from '../../core/collections.ts';
import type { Context } from '../../core/context.ts';
import { emailKey } from '../../core/email.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { ResetToken } from './records.ts';
import { newToken, tokenId } from './resetTokens.ts';
import { RESET_LIFETIME, holds } from './rules.ts';

/** Token of a link while it can still be used. A link that names an email is good for that one only. */
async function resetToken(
  { store, clock, identity }: Context,
  body: { token: string; email?: string },
): Promise<(ResetToken & { id: string }) | undefined> {
  const email = body.email === undefined ? undefined : emailKey(body.email);
  const id = await tokenId(body.token);
  const token = store.get('resetTokens', SHARED, id);
  if (token === undefined || (email !== undefined && email !== token.email)) return undefined;
  return holds(token, await identity.sessionEpochOf(token.email), clock()) ? { ...token, id } : undefined;
}

/** Whether an email has an account, and setting a new password by a mailed link. */
export const auth: Feature = (routes, context) => {
  const { store, clock, identity } = context;

  routes.open.get('/api/check-exist-cognito-user', 'checkUserExists', ({ query, reply }) => {
    const known = identity.hasAccount(query.email);
    return reply(200, { data: [{ redirect: known ? '/login' : null }] });
  });

  routes.open.post('/api/user/send-reset-pass', 'sendPasswordReset', async ({ body, reply }) => {
    const email = emailKey(body.email);
    const epoch = await identity.sessionEpochOf(email);
    const token = newToken();
    const id = await tokenId(token);
    // For an unknown email everything but the mail is the same, so that no one can find out who is a patient.
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
    // Deleted before the password is set, so that of two requests at once only one can use it.
    if (token === undefined || !store.delete('resetTokens', SHARED, token.id)) {
      throw new HttpError(409, 'This link no longer works. Request a new one');
    }
    await identity.replacePassword(token.email, body.password);
    return reply(200, { data: [] });
  });
};
