import {
  createSandbox,
  createSeededStore,
  scenarioNamed,
  signInAs,
  type Profile,
} from '@patient/api/sandbox';
import { isRecord } from '@patient/api';
import { knownValues } from '@patient/api/model';
import { documentedOperations, operationOf } from '@patient/api/sandbox/contract';
import { describe, expect, test } from 'vitest';
import { checkService } from './checkService.ts';
import { jsonOf, tableOf } from './report.ts';
import type { Result } from './results.ts';

const NOW = Date.parse('2026-03-18T15:00:00.000Z');
const WRITES = { paymentToken: 'pm_card_visa', couponCode: 'WELCOME10' };

/** Changes a response of the sandbox. */
type Mutation = (response: Response, operationId: string, request: Request) => Response | Promise<Response>;

interface Options {
  profile?: Profile;
  /** Account of the sandbox. @default 'demo' */
  as?: string;
  writes?: typeof WRITES;
  mutate?: Mutation;
}

/** Report on a sandbox with changed responses. */
async function reportOn({ profile = 'full', as = 'demo', writes, mutate }: Options) {
  const sandbox = await createSandbox({
    store: createSeededStore({ now: NOW }),
    clock: () => NOW,
    profile,
  });
  const { AccessToken: token } = await signInAs(sandbox, as);
  const fetch = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace('/service', '');
    const { operationId = '' } = operationOf(request.method, path)?.operation ?? {};
    const response = await sandbox.fetch(request.clone());
    return mutate ? mutate(response, operationId, request) : response;
  };
  return checkService({ url: 'http://sandbox.localhost/service', token, fetch }, writes);
}

const namesOf = (results: readonly Result[], outcome: Result['outcome']) =>
  results.filter((result) => result.outcome === outcome).map(({ operationId }) => operationId);

/** Text of all differences. */
const differencesOf = (results: readonly Result[]) =>
  results
    .flatMap(({ operationId, findings }) =>
      findings.map(
        ({ where, expected, received }) =>
          `${operationId} ${where}: expected ${expected}, received ${received}`,
      ),
    )
    .join('\n');

describe('the sandbox conforms', () => {
  const absent = ['getPrivateFile'];
  const additions = ['getPatient', 'getFile'];

  test.each<[Profile, string[]]>([
    ['full', absent],
    ['minimal', [...absent, ...additions]],
  ])('the sandbox conforms with its read calls in the profile %s', async (profile, missing) => {
    const results = await reportOn({ profile });
    expect(differencesOf(results)).toBe('');
    expect(namesOf(results, 'not offered').toSorted()).toEqual(missing.toSorted());
    const skipped = results.filter(
      ({ call, outcome, notes }) =>
        call.startsWith('GET') && outcome === 'skipped' && !notes.join().startsWith('No row'),
    );
    expect(skipped.map(({ operationId }) => operationId)).toEqual([
      'applyLoginCouponByPath',
      'getTrackingEvent',
    ]);
  });

  const messages = ['askDoctor', 'sendChatFile'];
  const changes = ['pauseSubscription', 'resumeSubscription', 'skipSubscription', 'changeDose'];
  const payment = ['moveRegistrationStep', 'holdCharge', 'uploadPrivateFile'];
  const start = ['startNewSubscription', 'submitSubscription', 'createVisitLog', 'updateSubscription'];

  test.each<[Profile, string, string[]]>([
    ['full', 'chat', [...messages, ...changes, ...start, ...payment]],
    ['minimal', 'chat', [...messages, ...changes, ...start, ...payment]],
    ['full', 'register-payment', [...messages, ...payment]],
    ['full', 'demo', [...messages, ...changes]],
    ['full', 'renewal-due', messages],
  ])('the sandbox conforms with its write calls in the profile %s as %s', async (profile, as, written) => {
    const results = await reportOn({ profile, as, writes: WRITES });
    expect(differencesOf(results)).toBe('');
    expect(namesOf(results, 'conforms')).toEqual(expect.arrayContaining(written));
    const withoutReason = results.filter(({ outcome, notes }) => outcome === 'skipped' && notes.length === 0);
    expect(withoutReason.map(({ operationId }) => operationId)).toEqual([]);
  });
});

/** Response with another body. */
const withBody = (response: Response, body: unknown) =>
  new Response(JSON.stringify(body), { status: response.status, headers: response.headers });

/** Changes each element of `data` of one operation. */
const changing =
  (operation: string, change: (item: Record<string, unknown>) => unknown): Mutation =>
  async (response, operationId) => {
    if (operationId !== operation || response.status !== 200) return response;
    const body: { data: Record<string, unknown>[] } = await response.json();
    return withBody(response, { ...body, data: body.data.map(change) });
  };

const withHeader =
  (operation: string, name: string, value: string): Mutation =>
  (response, operationId) => {
    if (operationId !== operation) return response;
    const headers = new Headers(response.headers);
    headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  };

test.each<[string, Mutation, string]>([
  [
    'a sum in dollars',
    changing('listSubscriptionCharges', (charge) => ({ ...charge, sum: 129.5 })),
    'listSubscriptionCharges /data/0/sum: expected integer, received number with decimals',
  ],
  [
    'a number as text',
    changing('listPeriodPrices', (price) => ({ ...price, sum: '12900' })),
    'listPeriodPrices /data/0/sum: expected integer, received string "99999"',
  ],
  [
    'a missing required field',
    changing('getOrder', (order) => ({ ...order, createdAt: undefined })),
    'getOrder /data/0/createdAt: expected required field, received nothing',
  ],
  [
    'another spelling of dates',
    changing('listNotices', (notice) => ({ ...notice, createdAt: '03/18/2026' })),
    'listNotices /data/0/createdAt: expected format date-time, received string "99/99/9999"',
  ],
  [
    'an unknown state',
    changing('listSubscriptions', (subscription) => ({ ...subscription, status: 'Paused' })),
    `listSubscriptions /data/0/status: expected one of ${knownValues.SubscriptionStatus.join(', ')}, received `,
  ],
  [
    'an unknown product type',
    changing('getSubscription', (subscription) => ({ ...subscription, productType: 'weight-loss' })),
    'getSubscription /data/0/productType: expected one of ed, hl, wl, ag, received string "aaaaaa-aaaa"',
  ],
  [
    'null in place of a missing field',
    changing('getMe', (user) => ({ ...user, avatar: null })),
    'getMe /data/0/avatar: expected string, received null',
  ],
  [
    'a wrong field of a value that may be null',
    changing('getSubscription', (subscription) => ({ ...subscription, pause: { pausedId: 'p' } })),
    'getSubscription /data/0/pause/from: expected required field, received nothing',
  ],
  [
    'a list without its envelope',
    async (response, id) =>
      id === 'listChats' && response.ok ? withBody(response, (await response.json()).data) : response,
    'listChats body: expected object, received array of ',
  ],
  [
    'an element in place of the list',
    async (response, id) => (id === 'getOrder' ? withBody(response, { data: {} }) : response),
    'getOrder /data: expected array, received object with ',
  ],
  [
    'another status of success',
    (response, id) =>
      id === 'getOrder' ? new Response(response.body, { ...response, status: 201 }) : response,
    'getOrder status: expected 200, received 201',
  ],
  [
    'HTML',
    withHeader('listDoctors', 'content-type', 'text/html'),
    "listDoctors response: expected as described, received content type 'text/html' is not described for 200",
  ],
  [
    'broken JSON',
    (response, id) =>
      id === 'listDoctors' ? new Response('{"data":', { headers: response.headers }) : response,
    'listDoctors response: expected as described, received a body that is not JSON',
  ],
  [
    'an error without a message',
    (response) => (response.status === 401 ? withBody(response, { error: 'Unauthorized' }) : response),
    'getMe without a token: /message: expected required field, received nothing',
  ],
  [
    'another status for a missing token',
    (response) => (response.status === 401 ? new Response(response.body, { status: 403 }) : response),
    'getMe without a token: status: expected 401, received 403',
  ],
  [
    'another shape of a 404',
    (response, id) =>
      id === 'getOrder' && response.status === 404
        ? withBody(response, { message: ['Not found'] })
        : response,
    'getOrder with an unknown id: /message: expected string, received array of 1',
  ],
  [
    'the order of another patient',
    (response, id) => (id === 'getOrder' && response.status === 404 ? Response.json({ data: [] }) : response),
    'getOrder with an unknown id: status: expected 403 or 404, received 200',
  ],
  [
    'a response that may be cached',
    withHeader('getSubscription', 'cache-control', 'private, max-age=60'),
    'getSubscription header cache-control: expected no-store, received other directives',
  ],
  [
    'no response',
    (response, id) => {
      if (id === 'listDoctors') throw new TypeError('fetch failed');
      return response;
    },
    'listDoctors response: expected one within 30 s, received nothing',
  ],
])('a wrong copy of the sandbox differs: %s', async (_what, mutate, difference) => {
  expect(differencesOf(await reportOn({ mutate }))).toContain(difference);
});

test.each<[string, Mutation, string]>([
  [
    'a message stored twice',
    changing('askDoctor', (message) => ({ ...message, _id: crypto.randomUUID() })),
    'askDoctor /data/0/_id: expected the same when sent twice, received another value',
  ],
  [
    'a payment held twice',
    changing('holdCharge', ({ charge, ...held }) => ({
      ...held,
      charge: { ...(isRecord(charge) && charge), _id: crypto.randomUUID() },
    })),
    'holdCharge /data/0/charge/_id: expected the same when sent twice, received another value',
  ],
  [
    'two charges on hold',
    async (response, id, { url }) => {
      if (id !== 'listSubscriptionCharges' || url.includes('includeNext')) return response;
      const { data }: { data: unknown[] } = await response.json();
      return withBody(response, { data: [...data, ...data] });
    },
    'holdCharge sent twice: charges on hold: expected 1, received 2',
  ],
  [
    'a payment that can be left out',
    async (response, id, request) => {
      const isNext = id === 'moveRegistrationStep' && (await request.text()).includes('next');
      return isNext && response.status === 409
        ? Response.json({ data: [{ registrationStep: 'photo' }] })
        : response;
    },
    'moveRegistrationStep next without a payment: status: expected 400 or 409, received 200',
  ],
  [
    'a step that is left out',
    changing('moveRegistrationStep', () => ({ registrationStep: 'summary' })),
    'moveRegistrationStep /data/0/registrationStep: expected treatment, received another value',
  ],
])('a wrong copy of the sandbox differs: %s, with write calls', async (_what, mutate, difference) => {
  expect(differencesOf(await reportOn({ as: 'register-payment', writes: WRITES, mutate }))).toContain(
    difference,
  );
});

test.each<[string, Mutation, string]>([
  [
    'a pause that changes nothing',
    changing('pauseSubscription', (item) => ({ ...item, status: 'active' })),
    'pauseSubscription /data/0/status: expected pause, received another value',
  ],
  [
    'an incomplete registration that is accepted',
    (response, id) =>
      id === 'submitSubscription' && response.status === 409 ? Response.json({ data: [] }) : response,
    'submitSubscription without answers: status: expected 409, received 200',
  ],
])(
  'a wrong copy of the sandbox differs: %s, with write calls of an active patient',
  async (_what, mutate, difference) => {
    expect(differencesOf(await reportOn({ as: 'active', writes: WRITES, mutate }))).toContain(difference);
  },
);

test('an account without a patient ends the check with one difference', async () => {
  const results = await reportOn({ as: 'doctor' });
  expect(results.map(({ operationId, outcome }) => `${operationId} ${outcome}`)).toEqual(['getMe differs']);
});

test('an operation that the service does not have is not offered', async () => {
  const results = await reportOn({
    mutate: (response, id) => (id === 'listDoctors' ? new Response('Cannot GET', { status: 501 }) : response),
  });
  expect(namesOf(results, 'not offered')).toContain('listDoctors');
  expect(namesOf(results, 'skipped')).toContain('getDoctor');
});

test('conformance: undescribed fields are listed and are no difference', async () => {
  const mutate = changing('listOrders', (order) => ({ ...order, __v: 0, 'maya@patients.example': 1 }));
  const results = await reportOn({ mutate });
  const orders = results.find(({ operationId }) => operationId === 'listOrders');
  expect(orders).toMatchObject({
    outcome: 'conforms',
    undescribed: ['/data/*/__v', '/data/*/(other name)'],
  });
});

test('the report has no value of a patient', async () => {
  const { email, firstName, lastName } = scenarioNamed('chat');
  const personal = [email, firstName, lastName];
  const sources = [
    'getMe',
    'listSubscriptions',
    'listProducts',
    'listOrders',
    'listChats',
    'startNewSubscription',
  ];
  const values = new Set<string>();
  const wrong = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(wrong);
    if (typeof value === 'string') values.add(value);
    if (!isRecord(value))
      return value === null ? email : typeof value === 'string' ? { text: value } : String(value);
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, wrong(field)]));
  };
  const mutate: Mutation = async (response, id) => {
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    if (!isJson || sources.includes(id)) return response;
    const body: { data?: unknown } = await response.json();
    return withBody(response, { ...body, data: wrong(body.data), [email]: firstName });
  };
  const results = await reportOn({ as: 'chat', writes: WRITES, mutate });
  expect(namesOf(results, 'differs').length).toBeGreaterThan(40);
  const description = JSON.stringify(documentedOperations.map(({ place }) => place.description.document));
  const report = jsonOf(results) + tableOf(results);
  const shown = [...personal, ...values].filter(
    (value) => value.length > 4 && report.includes(value) && !description.includes(value),
  );
  expect(shown).toEqual([]);
});
