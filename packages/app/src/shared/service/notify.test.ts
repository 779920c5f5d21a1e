import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { IdentityError, unwrap, unwrapOne } from '@patient/api';
import { testEnvironment } from '#testing/testEnvironment.ts';
import { environmentAtom, storeAtom } from '../environment.ts';
import type { ToastMessage } from './errorCatalog.ts';
import { cacheAtom } from './cache.ts';
import { clientAtom } from './client.ts';
import { mutation } from './mutation.ts';
import { notifyFailure, notifyOnError } from './notify.ts';
import { query } from './query.ts';

afterEach(() => vi.unstubAllGlobals());

const statesAtom = query('getEnabledStates', ({ client, signal }, _page: number) =>
  unwrap(client.GET('/get-enabled-states', { signal })),
);

const sendPause = {
  send: (client: Parameters<Parameters<typeof mutation>[1]['send']>[0], id: string) =>
    unwrapOne(
      client.PATCH('/api/subscription/pause/{id}', { params: { path: { id } }, body: { periods: 1 } }),
    ),
};
const pauseAtom = mutation<string>('pauseSubscription', sendPause);
const quietPauseAtom = mutation<string>('pauseSubscription', { ...sendPause, isQuiet: true });

/** Page with a stubbed response to all calls. */
function openPage(respond: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>(respond));
  const shown: ToastMessage[] = [];
  const environment = testEnvironment({
    toasts: {
      show: (toast: ToastMessage) => void shown.push(toast),
      close: () => undefined,
      setPaused: () => undefined,
      current: () => undefined,
      subscribe: () => () => undefined,
    },
  });
  const store = createStore();
  store.set(environmentAtom, environment);
  store.set(storeAtom, store);
  const read = async (page: number) => {
    const states = statesAtom(page);
    const leave = store.sub(states, () => undefined);
    await expect.poll(() => store.get(states).isFetching).toBe(false);
    leave();
  };
  const refetch = () => store.get(cacheAtom).refetchQueries();
  const pause = (atom = pauseAtom) =>
    store
      .get(atom)
      .mutateAsync('s1')
      .catch((error: unknown) => error);
  return { shown, environment, client: store.get(clientAtom), read, refetch, pause };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));

const paused = json({ data: [{ _id: 's1', productType: 'ed', patientId: 'p1' }] });

test('success shows Done !, which only the page announces, except for quiet mutations', async () => {
  const { shown, pause } = openPage(paused);
  await pause(quietPauseAtom);
  expect(shown).toEqual([]);
  await pause();
  expect(shown).toEqual([{ kind: 'info', message: 'Done !', isSilent: true }]);
});

test.each([
  ['a refusal', json({ message: 'Already paused' }, 409), 'Already paused'],
  ['a body that is not JSON', () => Promise.resolve(new Response('{"data":[')), /could not read/],
  ['a body without the data list', json({ ok: true }), /could not read/],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), /could not reach/],
])('notify: %s is shown once, although cache and caller both report it', async (_name, respond, message) => {
  const { shown, environment, pause } = openPage(respond);
  const error: unknown = await pause();
  notifyFailure(environment, error);
  expect(shown).toEqual([{ kind: 'error', message: expect.stringMatching(message) }]);
});

test('notify: shows the failure of other work and rejects with it', async () => {
  const { shown, environment } = openPage(json({}));
  const error = new IdentityError('wrong-credentials');
  await expect(notifyOnError(environment, Promise.reject(error))).rejects.toBe(error);
  expect(await notifyOnError(environment, Promise.resolve(7))).toBe(7);
  expect(shown).toEqual([{ kind: 'error', message: error.message }]);
});

test('notify: shows the same failure of concurrent queries once, and of a later query again', async () => {
  const { shown, read } = openPage(() => Promise.reject(new TypeError('Failed to fetch')));
  await Promise.all([read(1), read(2), read(3)]);
  expect(shown).toHaveLength(1);
  await read(4);
  expect(shown).toHaveLength(2);
});

test('a failed refetch of shown data does not repeat a message', async () => {
  let respond = json({ data: [] });
  const { shown, read, refetch } = openPage(() => respond());
  await read(1);
  respond = () => Promise.reject(new TypeError('Failed to fetch'));
  await refetch();
  await refetch();
  expect(shown).toHaveLength(1);
});

test('notify: shows different failures of queries, and every failure of mutations', async () => {
  const messages = ['One', 'Two'];
  const { shown, read, pause } = openPage(() => json({ message: messages.shift() ?? 'No' }, 503)());
  await Promise.all([read(1), read(2)]);
  await Promise.all([pause(), pause()]);
  expect(shown.map(({ message }) => message)).toEqual(['One', 'Two', 'No', 'No']);
});

test.each([
  [
    'a rejection with the reason of a field',
    json({ message: 'In use', metadata: { phoneExist: true } }, 409),
    [],
  ],
  ['any other failure', json({ message: 'Out of order' }, 500), ['Out of order']],
])('after %s of the phone check, shows the notifications %j', async (_name, respond, messages) => {
  const { client, environment, shown } = openPage(respond);
  const call = client.POST('/api/patient/check-phone-number', { body: { phone: '911' } });
  await notifyOnError(environment, call).catch(() => undefined);
  expect(shown.map(({ message }) => message)).toEqual(messages);
});
