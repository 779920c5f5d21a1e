import { describe, expect, test } from 'vitest';
import { HttpError } from '../../core/httpError.ts';
import { patientDescription } from './description.ts';
import { requestReader } from './reader.ts';

async function messageOf(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof HttpError)) throw new Error(`not refused: ${JSON.stringify(error)}`);
  expect(error.status).toBe(400);
  return error.message;
}

const sent = (body: unknown) =>
  new Request('http://sandbox.localhost/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const readBody = (path: string, method: string, body: unknown) =>
  requestReader(patientDescription, path, method).read(sent(body), { path: { id: 'x' }, query: {} });

const readQuery = (path: string, query: Record<string, string>, parameters = {}) =>
  requestReader(patientDescription, path, 'get').read(new Request('http://sandbox.localhost/'), {
    path: parameters,
    query,
  });

describe('a body', () => {
  test.each([
    ['/api/subscription/skip/{id}', 'put', {}, 'skipPeriods must be a whole number from 0 to 3'],
    [
      '/api/subscription/skip/{id}',
      'put',
      { skipPeriods: 4 },
      'skipPeriods must be a whole number from 0 to 3',
    ],
    ['/api/subscription/cancel/{id}', 'patch', { reason: 1 }, 'reason must be a text'],
    ['/api/subscription', 'post', { productType: 'xx' }, 'productType must be one of ed, hl, wl, ag'],
    ['/api/subscription', 'post', {}, 'productType must be one of ed, hl, wl, ag'],
    [
      '/api/fbevent',
      'post',
      { eventName: 'Lead', eventId: '1' },
      'eventId must be 8 to 64 letters, digits or hyphens',
    ],
    ['/api/check-token', 'post', { token: 'x', email: 'nobody' }, 'email must be an email address'],
    ['/api/check-token', 'post', { token: 5 }, 'token is required'],
    ['/api/user/{id}', 'put', {}, 'There is nothing to change'],
    [
      '/api/v2/subscription/submit-followup/{id}',
      'post',
      { questionnaire: [{ questionId: 'q', files: 'one' }] },
      'questionnaire[0].files must be a list',
    ],
    [
      '/api/v2/subscription/submit-followup/{id}',
      'post',
      { questionnaire: [{ questionId: 'q', answer: 1 }] },
      'Only questionId, question, optionIds, value and files may be sent in questionnaire[0]',
    ],
    [
      '/api/subscription/change-dose/{id}',
      'post',
      { doseId: 'x'.repeat(201) },
      'doseId must not be longer than 200 letters',
    ],
  ])('a body of %s %s: %j is rejected', async (path, method, body, message) => {
    expect(await messageOf(readBody(path, method, body))).toBe(message);
  });

  test('that is valid is returned unchanged', async () => {
    const body = { skipPeriods: 2 };
    expect(await readBody('/api/subscription/skip/{id}', 'put', body)).toEqual({
      path: { id: 'x' },
      query: {},
      body,
      files: {},
    });
  });

  test('that is optional and missing is an empty object', async () => {
    const request = new Request('http://sandbox.localhost/', { method: 'PATCH' });
    const pause = requestReader(patientDescription, '/api/subscription/pause/{id}', 'patch');
    expect((await pause.read(request, { path: { id: 'x' }, query: {} })).body).toEqual({});
  });
});

test.each([
  ['/api/notices', { limit: '0' }, 'limit must be a whole number from 1 to 100'],
  ['/api/notices', { limit: '' }, 'limit must be a whole number from 1 to 100'],
  ['/api/notices', { page: '1.5' }, 'page must be a whole number from 1 to 1000000'],
  ['/me', { winback: 'perhaps' }, 'winback must be true or false'],
  ['/api/subscriptions', {}, 'patientId is required'],
  ['/api/doctors', { state: 'oregon' }, 'state must be a US state such as CA'],
])('a query of %s: %j is rejected', async (path, query, message) => {
  expect(await messageOf(readQuery(path, query))).toBe(message);
});

test('a query is converted to the described types, without unknown parameters', async () => {
  const { query } = await readQuery('/api/notices', { limit: '5', page: '2', utm_source: 'mail' });
  expect(query).toEqual({ limit: 5, page: 2 });
  expect((await readQuery('/me', { winback: 'true' })).query).toEqual({ winback: true });
  expect((await readQuery('/me', { winback: 'false' })).query).toEqual({ winback: false });
});

test('a query gets the defaults of the description', async () => {
  expect((await readQuery('/api/notices', {})).query).toEqual({ limit: 10, page: 1 });
  expect((await readQuery('/api/coupons', {})).query).toEqual({ limit: 49, status: 'active' });
  expect((await readQuery('/api/addons', { limit: '5' })).query).toEqual({ limit: 5, status: 'active' });
  expect((await readQuery('/api/orders', {})).query).toEqual({ limit: 10, page: 1, sort: '-createdAt' });
  const { query } = await readQuery('/api/subscription-price/{id}', {}, { id: 's' });
  expect(query).toEqual({ periods: 2 });
});

test('a query is read like the path', async () => {
  const path = '/api/subscription/average-price/{x}';
  expect((await readQuery(path, {}, { x: 'wl' })).path).toEqual({ x: 'wl' });
  expect(await messageOf(readQuery(path, {}, { x: 'xx' }))).toBe('x must be one of ed, hl, wl, ag');
});
