import { ensureAccount } from '../../vendors/identity/seededAccounts.ts';
import type { Context, Domain } from '../../core/context.ts';
import { bearerOf } from '../../http/auth.ts';
import { requiredText, textUpTo } from '../../http/read.ts';
import { Refusal } from '../../http/httpError.ts';
import { IdentityProblem, emailKey, passwordComplaint } from '../../vendors/identity/index.ts';
import { RESET_LIFETIME, holds } from './rules.ts';
import { NOBODY, type ResetToken } from '../../core/schema.ts';
import { newToken, tokenId } from './resetTokens.ts';

/** Letters of a password; the identity service's own limit. */
const LONGEST_PASSWORD = 256;
/** Letters of an email address (RFC 5321). */
const LONGEST_EMAIL = 254;
const LONGEST_TOKEN = 500;

/** What the identity service says, in words for the patient. Never a 401: that would sign them out. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof IdentityProblem)) return error;
  if (error.type === 'NotAuthorizedException') return new Refusal(400, 'The present password is not right');
  if (error.type === 'LimitExceededException') {
    return new Refusal(400, 'Too many wrong passwords. Wait a moment and try again');
  }
  return new Refusal(400, error.message);
}

function newPassword(value: unknown, name: string): string {
  const password = textUpTo(value, name, LONGEST_PASSWORD);
  const complaint = passwordComplaint(password);
  if (complaint !== undefined) throw new Refusal(400, complaint);
  return password;
}

function emailOf(value: unknown): string {
  const email = textUpTo(value, 'email', LONGEST_EMAIL);
  if (!/^\S+@\S+$/.test(email)) throw new Refusal(400, 'email must be an email address');
  return emailKey(email);
}

/** The token that a link carried, while it can still be used; a link that names an email is good for that one only. */
async function resetToken(
  { store, clock, passwords }: Context,
  body: { token?: unknown; email?: unknown },
): Promise<(ResetToken & { id: string }) | undefined> {
  const given = textUpTo(body.token, 'token', LONGEST_TOKEN);
  const email = body.email === undefined ? undefined : emailOf(body.email);
  const id = await tokenId(given);
  const token = store.get('resetTokens', NOBODY, id);
  if (token === undefined || (email !== undefined && email !== token.email)) return undefined;
  return holds(token, passwords.epochOf(token.email), clock()) ? { ...token, id } : undefined;
}

/** Changing a password, and setting a new one by a mailed link. */
export const passwords: Domain = (routes, context) => {
  const { store, clock } = context;

  routes.patient.put('/api/user/change-pass', 'changePassword', async ({ body, request, reply }) => {
    const previous = requiredText(body.oldPassword, 'oldPassword');
    const proposed = newPassword(body.newPassword, 'newPassword');
    try {
      await context.passwords.change(bearerOf(request) ?? '', previous, proposed);
    } catch (error) {
      throw refusalOf(error);
    }
    return reply(200, { data: [] });
  });

  routes.open.post('/api/user/send-reset-pass', 'sendPasswordReset', async ({ body, reply }) => {
    const email = emailOf(body.email);
    await ensureAccount(store, email);
    const epoch = context.passwords.epochOf(email);
    const token = newToken();
    const id = await tokenId(token);
    // For an unknown email all is the same but for the mail, so that nobody can ask who is a patient.
    if (epoch !== undefined) {
      const link = `/new-password/${encodeURIComponent(email)}/${token}`;
      const text = `Set a new password within one hour: ${link}\nIf you did not ask for it, do nothing.`;
      store.transaction(() => {
        store.put('resetTokens', NOBODY, id, { email, epoch, expiresAt: clock() + RESET_LIFETIME });
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
    const password = newPassword(body.password, 'password');
    // Taken away before the password is set, so that of two requests at once only one can use it.
    if (token === undefined || !store.delete('resetTokens', NOBODY, token.id)) {
      throw new Refusal(409, 'This link does not work any more. Ask for a new one');
    }
    await context.passwords.replace(token.email, password);
    return reply(200, { data: [] });
  });
};
