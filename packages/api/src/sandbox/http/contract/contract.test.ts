import { describe, expect, test } from 'vitest';
import { quietSandbox, requestTo } from '../../tests/support/patient.ts';
import { ContractViolation, documentedOperations, watchContract, withContract } from './index.ts';

const responding =
  (status: number, body: unknown, type = 'application/json') =>
  async () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });

const good = { data: ['CA'] };

describe('the contract accepts', () => {
  test('a described response', async () => {
    const response = await withContract(responding(200, good))(requestTo('/get-enabled-states'));
    expect(await response.json()).toEqual(good);
  });

  test('a described error', async () => {
    const fetch = withContract(responding(503, { message: 'Try later' }));
    expect((await fetch(requestTo('/get-enabled-states'))).status).toBe(503);
  });

  test('numeric parameters as text', async () => {
    const fetch = withContract(responding(200, { data: [] }));
    expect((await fetch(requestTo('/api/notices?limit=10&page=1'))).status).toBe(200);
  });
});

describe('the contract rejects a response', () => {
  test.each([
    ['with a wrong type', responding(200, { data: [12] }), 'must be string'],
    [
      'with an additional field',
      responding(200, { ...good, more: 1 }),
      'must NOT have additional properties (more)',
    ],
    ['without data', responding(200, {}), "must have required property 'data'"],
    ['with an undescribed status', responding(418, { message: 'x' }), 'status 418 is not described'],
    ['with another content type', responding(200, good, 'text/html'), "content type 'text/html'"],
  ])('the contract rejects a response: %s', async (_what, fetch, message) => {
    await expect(withContract(fetch)(requestTo('/get-enabled-states'))).rejects.toThrow(message);
  });

  test('that is not JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    const fetch = withContract(async () => new Response('{"data":', { headers }));
    await expect(fetch(requestTo('/get-enabled-states'))).rejects.toThrow('is not JSON');
  });
});

test.each([
  ['GET', '/api/nothing', undefined, 'there is no such operation'],
  ['POST', '/me', undefined, 'there is no such operation'],
  ['GET', '/api/subscriptions', undefined, 'query patientId is missing'],
  ['GET', '/api/notices?limit=zero', undefined, 'query limit: / must be integer'],
  ['GET', '/me?surprise=1', undefined, 'query surprise is not described'],
  ['PUT', '/api/subscription/skip/s', undefined, 'body is missing'],
  ['PUT', '/api/subscription/skip/s', { skipPeriods: 9 }, 'body: /skipPeriods must be <= 3'],
  ['PATCH', '/api/subscription/resume/s', { periods: 1 }, 'a body is not described'],
  ['PATCH', '/api/subscription/pause/s', '{', 'body is not JSON'],
  ['GET', '/address/suggest?key=k', undefined, 'query prefix is missing'],
  ['GET', '/address/suggest?prefix=1&surprise=1', undefined, 'query surprise is not described'],
  ['GET', '/address/me', undefined, 'there is no such operation'],
  ['GET', '/suggest?prefix=1', undefined, 'there is no such operation'],
])('the contract rejects a request: %s %s with %j', async (method, path, body, message) => {
  const response = withContract(responding(200, { data: [] }))(requestTo(path, method, body));
  await expect(response).rejects.toThrow(ContractViolation);
  await expect(response).rejects.toThrow(message);
});

const form = (...names: string[]) => {
  const fields = new FormData();
  for (const name of names) fields.append(name, new File(['x'], 'x.png', { type: 'image/png' }));
  return new Request('http://sandbox.localhost/service/api/user/setAvatar', { method: 'POST', body: fields });
};

const send = (request: Request) => withContract(responding(400, { message: 'No picture' }))(request);

test('the contract accepts a form with the described fields', async () => {
  expect((await send(form('file'))).status).toBe(400);
});

test.each([
  [form(), 'form field file is missing'],
  [form('file', 'more'), 'form field more is not described'],
  [
    requestTo('/api/user/setAvatar', 'POST', { file: 'x' }),
    "a body of type 'application/json' is not described",
  ],
])('the contract rejects any other form (%#)', async (request, message) => {
  await expect(send(request)).rejects.toThrow(message);
});

test('watchContract reports each violation and continues', async () => {
  const seen: string[] = [];
  const fetch = watchContract(responding(200, { data: [1] }), ({ message }) => seen.push(message));
  expect((await fetch(requestTo('/get-enabled-states?surprise=1'))).status).toBe(200);
  expect((await fetch(requestTo('/api/nothing'))).status).toBe(200);
  expect(seen).toEqual([
    expect.stringContaining('query surprise is not described'),
    expect.stringContaining('must be string'),
    expect.stringContaining('there is no such operation'),
  ]);
});

const lines = (all: readonly { method: string; path: string; operationId: string; open: boolean }[]) =>
  all
    .map(({ method, path, operationId, open }) => `${operationId} ${method} ${path}${open ? ', open' : ''}`)
    .sort();

test('contract: implements exactly the described operations, with the same ids and authentication', async () => {
  const { operations } = await quietSandbox();
  expect(lines(operations)).toEqual(lines(documentedOperations));
});
