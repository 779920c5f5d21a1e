import { expect, test, vi } from 'vitest';
import { createAuthority, type AuthorityOptions } from './authority.ts';
import { createClient } from './createClient.ts';
import { IdentityError } from './identity/identityError.ts';
import { createSession } from './session/session.ts';
import { memoryStorage, tokenFor } from './testing/index.ts';

const signedIn = (token: string, expDate = 1_000_000) => ({ token, expDate, status: 'active' }) as const;
const unexpected = () => Promise.reject(new Error('Not used by this test'));

/** A page on which Ada is signed in; `respond` responds to its calls. */
function openPage(
  respond: () => Promise<Response>,
  { loadIdentity = unexpected, expDate }: Partial<AuthorityOptions> & { readonly expDate?: number } = {},
) {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(respond);
  const session = createSession({ storage: memoryStorage(), now: () => 1 });
  session.signIn(signedIn(tokenFor('ada'), expDate));
  const authority = createAuthority({ session, loadIdentity, endSession: session.logout, now: () => 1 });
  return {
    send: fetch,
    session,
    client: createClient({ baseUrl: 'http://service.test', ...authority, fetch }),
  };
}

const tokensOf = (send: ReturnType<typeof openPage>['send']) =>
  send.mock.calls.map(([request]) => request.headers.get('authorization'));

test('privacy 7: a call is not sent after its session has ended', async () => {
  const { send, session, client } = openPage(async () => Response.json({ data: [] }));
  await client.GET('/me');
  session.logout({ reason: 'ended' });
  await expect(client.GET('/me')).rejects.toMatchObject({ name: 'AbortError' });
  expect(send).toHaveBeenCalledOnce();
});

test('privacy 7: a call is not retried with the token of another patient who has signed in', async () => {
  const refusal = Promise.withResolvers<Response>();
  const { send, session, client } = openPage(() => refusal.promise);
  const call = client.POST('/api/subscription', { body: { productType: 'ed' } });
  await expect.poll(() => send).toHaveBeenCalledOnce();
  session.signIn(signedIn(tokenFor('ben')));
  refusal.resolve(new Response(null, { status: 401 }));
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(tokensOf(send)).toEqual([`Bearer ${tokenFor('ada')}`]);
});

test('privacy 7: a call is not sent if another patient signs in during its token refresh', async () => {
  const identity = Promise.withResolvers<never>();
  const { send, session, client } = openPage(async () => Response.json({ data: [] }), {
    loadIdentity: () => identity.promise,
    expDate: 0,
  });
  const call = client.POST('/api/subscription', { body: { productType: 'ed' } });
  session.signIn(signedIn(tokenFor('ben')));
  identity.reject(new IdentityError('signed-out'));
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(send).not.toHaveBeenCalled();
});

test('a call that got a 401 is retried with a newer token of the same patient', async () => {
  const refusal = Promise.withResolvers<Response>();
  const { send, session, client } = openPage(async () => Response.json({ data: [] }));
  send.mockImplementationOnce(() => refusal.promise);
  const call = client.GET('/me');
  await expect.poll(() => send).toHaveBeenCalledOnce();
  session.refreshToken({ token: tokenFor('ada', 1), expDate: 2_000_000 });
  refusal.resolve(new Response(null, { status: 401 }));
  await call;
  expect(tokensOf(send)).toEqual([`Bearer ${tokenFor('ada')}`, `Bearer ${tokenFor('ada', 1)}`]);
});
