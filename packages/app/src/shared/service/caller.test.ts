import { IdentityError } from '@patient/api/identity';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { environmentAtom, type Environment } from '../environment.ts';
import { tokenFor } from '#testing/testTokens.ts';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { clientAtom } from './client.ts';

const session = (token: string, expDate = 1_000_000) => ({ token, expDate, status: 'active' }) as const;

afterEach(() => vi.unstubAllGlobals());

/** A page of Ada, whose calls are answered by `answer`. */
function openPage(answer: () => Promise<Response>, parts: Partial<Environment> = {}) {
  const send = vi.fn<(request: Request) => Promise<Response>>(answer);
  vi.stubGlobal('fetch', send);
  const environment = testEnvironment(parts);
  environment.session.signIn(session(tokenFor('ada')));
  const store = createStore();
  store.set(environmentAtom, environment);
  return { send, client: store.get(clientAtom), session: environment.session };
}

const tokensOf = (send: ReturnType<typeof openPage>['send']) =>
  send.mock.calls.map(([request]) => request.headers.get('authorization'));

test('privacy 7: a call that is refused after somebody else has signed in is not sent for them', async () => {
  const refusal = Promise.withResolvers<Response>();
  const page = openPage(() => refusal.promise);
  const call = page.client.POST('/api/subscription', { body: { productType: 'ed' } });
  await expect.poll(() => page.send).toHaveBeenCalledOnce();
  page.session.signIn(session(tokenFor('ben')));
  refusal.resolve(new Response(null, { status: 401 }));
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(tokensOf(page.send)).toEqual([`Bearer ${tokenFor('ada')}`]);
});

test('privacy 7: a call that waits for a token is not sent for somebody who signs in meanwhile', async () => {
  const identity = Promise.withResolvers<never>();
  const page = openPage(async () => Response.json({ data: [] }), { loadIdentity: () => identity.promise });
  page.session.signIn(session(tokenFor('ada'), 0));
  const call = page.client.POST('/api/subscription', { body: { productType: 'ed' } });
  page.session.signIn(session(tokenFor('ben')));
  identity.reject(new IdentityError('signed-out'));
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(page.send).not.toHaveBeenCalled();
});

test('a call that is refused goes again with the token that the same patient has got meanwhile', async () => {
  const refusal = Promise.withResolvers<Response>();
  const page = openPage(async () => Response.json({ data: [] }));
  page.send.mockImplementationOnce(() => refusal.promise);
  const call = page.client.GET('/me');
  await expect.poll(() => page.send).toHaveBeenCalledOnce();
  page.session.refreshToken({ token: tokenFor('ada', 1), expDate: 2_000_000 });
  refusal.resolve(new Response(null, { status: 401 }));
  await call;
  expect(tokensOf(page.send)).toEqual([`Bearer ${tokenFor('ada')}`, `Bearer ${tokenFor('ada', 1)}`]);
});
