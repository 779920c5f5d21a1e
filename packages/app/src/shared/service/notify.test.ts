import { expect, test, vi } from 'vitest';
import { createClient, IdentityError } from '@patient/api';
import type { ToastMessage } from './errorCatalogue.ts';
import { notifyFailure, notifyOnError } from './notify.ts';
import { notifyEnd } from './notifyEnd.ts';

/** A queue that records what it was asked to show. */
function recordingToasts() {
  const shown: ToastMessage[] = [];
  const toasts = {
    show: (toast: ToastMessage) => void shown.push(toast),
    close: () => undefined,
    hold: () => undefined,
    current: () => undefined,
    subscribe: () => () => undefined,
  };
  return { shown, notified: { toasts } };
}

function clientAnswering(answer: () => Promise<Response>) {
  const { shown, notified } = recordingToasts();
  const client = createClient({
    baseUrl: 'http://service.test',
    fetch: vi.fn<() => Promise<Response>>(answer),
    onEnd: (end) => notifyEnd(notified, end),
  });
  return { client, shown, notified };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const pause = { params: { path: { id: 's1' } }, body: { periods: 1 } };

test('a change that succeeds says Done !', async () => {
  const { client, shown } = clientAnswering(
    json({ data: [{ _id: 'u1', roles: ['patient'], email: 'a@b.example' }] }),
  );
  await client.PUT('/api/user/{id}', { params: { path: { id: 'u1' } }, body: { firstName: 'Ann' } });
  expect(shown).toEqual([{ kind: 'info', message: 'Done !' }]);
});

test('a read that succeeds says nothing', async () => {
  const { client, shown } = clientAnswering(json({ data: [] }));
  await client.GET('/get-enabled-states');
  expect(shown).toEqual([]);
});

test.each([
  ['a refusal', json({ message: 'Already paused' }, 409), 'Already paused'],
  ['a body that is no JSON', () => Promise.resolve(new Response('{"data":[')), /could not read/],
  ['a body without the data list', json({ ok: true }), /could not read/],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), /could not reach/],
])('%s is shown once, although client, cache and caller all report it', async (_name, answer, message) => {
  const { client, shown, notified } = clientAnswering(answer);
  const error: unknown = await client
    .PATCH('/api/subscription/pause/{id}', pause)
    .catch((reason: unknown) => reason);
  notifyFailure(notified, error);
  await expect(notifyOnError(notified, Promise.reject(error))).rejects.toBe(error);
  expect(shown).toEqual([{ kind: 'error', message: expect.stringMatching(message) }]);
});

test('work outside the client is reported when it fails, and rejects as it does', async () => {
  const { shown, notified } = recordingToasts();
  const error = new IdentityError('wrong-credentials');
  await expect(notifyOnError(notified, Promise.reject(error))).rejects.toBe(error);
  expect(await notifyOnError(notified, Promise.resolve(7))).toBe(7);
  expect(shown).toEqual([{ kind: 'error', message: error.message }]);
});

test('reads that were under way together and fail for one reason say it once, and a later one says it again', async () => {
  const { client, shown } = clientAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
  const read = () => client.GET('/get-enabled-states').catch(() => undefined);
  await Promise.all([read(), read(), read()]);
  expect(shown).toHaveLength(1);
  await read();
  expect(shown).toHaveLength(2);
});

test('reads that fail for different reasons, and changes, each say so', async () => {
  const messages = ['One', 'Two'];
  const { client, shown } = clientAnswering(() => json({ message: messages.shift() ?? 'No' }, 503)());
  const read = () => client.GET('/get-enabled-states').catch(() => undefined);
  const change = () => client.PATCH('/api/subscription/pause/{id}', pause).catch(() => undefined);
  await Promise.all([read(), read()]);
  await Promise.all([change(), change()]);
  expect(shown.map(({ message }) => message)).toEqual(['One', 'Two', 'No', 'No']);
});

test.each([
  [
    'a refusal with a flag of its field',
    json({ message: 'In use', metadata: { phoneExist: true } }, 409),
    [],
  ],
  ['any other failure', json({ message: 'Out of order' }, 500), ['Out of order']],
])('after %s of the phone check, the notifications are %j', async (_name, answer, messages) => {
  const { client, shown } = clientAnswering(answer);
  await client.POST('/api/patient/check-phone-number', { body: { phone: '911' } }).catch(() => undefined);
  expect(shown.map(({ message }) => message)).toEqual(messages);
});
