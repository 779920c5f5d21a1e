import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { unwrap, unwrapOne, type ProductType } from '@patient/api';
import { brands } from '@patient/ui/theme';
import { offeredProductTypes } from '#shared/treatments.ts';
import { create, newCreation, type Creation } from './creation.ts';
import type { CreationRequest } from './perform.ts';
import { POINTS } from './rules/calls.ts';
import { fakePhone } from './rules/person.ts';
import { openTools, type TestTools } from '#testing/sandboxTools.ts';

const ignore = () => undefined;

const wish = (own: Partial<CreationRequest> = {}): CreationRequest => ({
  productType: 'wl',
  gender: 'female',
  state: 'OR',
  point: 'summary',
  email: '',
  password: '',
  coupon: '',
  ...own,
});

let tools: TestTools;
beforeEach(async () => {
  tools = await openTools();
});
afterEach(() => {
  if (tools.violations.length > 0) throw new Error(tools.violations.join('\n'));
});

const makeOne = (own: Partial<CreationRequest> = {}, id = 'one') =>
  create(newCreation(wish(own), id, tools), tools, ignore);

const subscriptionOf = ({ patient }: Creation): string => patient.subscription?._id ?? '';

/** Call that failed, and its message. */
const failed = ({ state, calls, done, error }: Creation) =>
  state === 'failed' && { id: calls[done]?.id, message: error instanceof Error ? error.message : '' };

/** Progress of a patient's registration. */
interface Standing {
  readonly patientStatus: string | undefined;
  readonly step: string | undefined;
  readonly status: string | undefined;
  readonly hasPlan: boolean;
  readonly hasStreet: boolean;
  readonly payment: string | undefined;
  readonly logs: readonly string[];
  /** ID and selfie. */
  readonly photos: readonly boolean[];
}

/** The patient as the service has them, asked for with their own password. */
async function standing(creation: Creation): Promise<Standing> {
  const { email, password } = creation.patient;
  const { token } = await tools.identity.signIn(email, password);
  const client = tools.clientWith(async () => token);
  const { patient } = await unwrapOne(client.GET('/me'));
  const params = { path: { id: subscriptionOf(creation) } };
  const subscription = await unwrapOne(client.GET('/api/subscription/{id}', { params }));
  const logs = await unwrap(client.GET('/api/online-visit-log/{id}', { params })).catch(() => []);
  const picture = (action: 'cardID' | 'selfie') =>
    client
      .GET('/api/subscription/{id}/private-file', {
        params: { ...params, query: { action } },
        parseAs: 'blob',
      })
      .then(
        () => true,
        () => false,
      );
  return {
    patientStatus: patient?.status,
    step: subscription.registrationStep,
    status: subscription.status,
    hasPlan: subscription.plan?.doseId !== undefined,
    hasStreet: (patient?.shipping?.address ?? '') !== '',
    payment: subscription.paymentIntentStatus,
    logs: logs.map(({ questionType = '' }) => questionType.replace(/^\w\wQ/, 'q')).sort(),
    photos: [await picture('cardID'), await picture('selfie')],
  };
}

const fresh = {
  patientStatus: 'register',
  status: 'in_progress',
  hasPlan: false,
  hasStreet: false,
  payment: undefined,
  logs: [],
  photos: [false, false],
};
const common = { ...fresh, logs: ['globalQuestions'] };
const answered = { ...fresh, logs: ['globalQuestions', 'questions'] };
const chosen = { ...answered, hasPlan: true };
const paid = { ...chosen, hasStreet: true, payment: 'requires_capture' };
const done = { ...paid, photos: [true, true] };

/** What a patient at each point has, and nothing of what comes after. */
const expected: Readonly<Record<string, Standing>> = {
  globalQuestions: { ...fresh, step: 'globalQuestions' },
  questions: { ...common, step: 'questions' },
  questionsHalfway: { ...answered, step: 'questions' },
  treatment: { ...answered, step: 'treatment' },
  paymentAddress: { ...chosen, step: 'payment' },
  paymentCard: { ...chosen, hasStreet: true, step: 'payment' },
  photoId: { ...paid, step: 'photo' },
  photoSelfie: { ...paid, photos: [true, false], step: 'photo' },
  summary: { ...done, step: 'summary' },
  inReview: { ...done, step: 'done', status: 'pending', patientStatus: 'active', logs: [] },
};

const treatments = [...new Set(brands.flatMap(offeredProductTypes))];
const ways: readonly [ProductType, string][] = [
  ...POINTS.map(({ id }): [ProductType, string] => ['wl', id]),
  ...treatments.filter((one) => one !== 'wl').map((one): [ProductType, string] => [one, 'inReview']),
];

test.each(ways)('a %s patient at %s', async (productType, point) => {
  const creation = await makeOne({ productType, point });
  expect(creation.error).toBeUndefined();
  expect(await standing(creation)).toEqual(expected[point]);
});

test('halfway: earlier questions are answered, later ones are not', async () => {
  const id = subscriptionOf(await makeOne({ point: 'questionsHalfway' }));
  const log = tools.sandbox.store.get('visitLogs', id, 'wlQuestions');
  expect(log?.lastQuestionIndex).toBeGreaterThan(3);
  expect(log?.questionnaire?.length).toBeLessThanOrEqual(log?.lastQuestionIndex ?? 0);
});

test('height and weight are in the record too', async () => {
  const { token } = (await makeOne({ point: 'treatment' })).patient;
  const { patient } = await unwrapOne(tools.clientWith(async () => token?.token).GET('/me'));
  expect(patient).toMatchObject({ height: '5 feet 9 inches', weight: 176 });
});

test('a coupon is on the subscription before the card is asked for', async () => {
  const { patient, state } = await makeOne({ point: 'paymentCard', coupon: ' WELCOME10 ' });
  expect(state).toBe('done');
  expect(patient.subscription?.coupons?.map(({ name }) => name)).toEqual(['WELCOME10']);
});

test('email and password are the chosen ones', async () => {
  const own = { email: 'staff@example.com', password: 'Own-Password-1' };
  const creation = await makeOne({ ...own, point: 'globalQuestions' });
  expect(creation.patient).toMatchObject(own);
  expect(creation.state).toBe('done');
});

test('two patients share neither email nor phone', async () => {
  const [one, two] = [await makeOne({}, 'one'), await makeOne({}, 'two')];
  expect([one.state, two.state]).toEqual(['done', 'done']);
  expect(one.patient.email).not.toBe(two.patient.email);
  expect(one.patient.phone).not.toBe(two.patient.phone);
});

test('finds a phone number that is not taken', async () => {
  const constant = { ...tools, random: () => 0.25 };
  const taken = await create(newCreation(wish({ point: 'globalQuestions' }), 'one', tools), constant, ignore);
  const creation = newCreation(wish({ point: 'globalQuestions' }), 'two', tools);
  const tries = [0.25, 0.25, 0.75, 0.75];
  const { state, patient } = await create(creation, { ...tools, random: () => tries.shift() ?? 0 }, ignore);
  expect(state).toBe('done');
  expect(taken.patient.phone).toBe(fakePhone(() => 0.25));
  expect(patient.phone).toBe(fakePhone(() => 0.75));
});

describe('after a failure', () => {
  test.each([
    'createPatient',
    'createSubscription',
    'createVisitLog',
    'moveRegistrationStep',
    'updateSubscription',
    'updateShippingAddress',
    'holdCharge',
    'uploadPrivateFile',
    'submitSubscription',
  ])('of %s it continues there, and nothing is done twice', async (operation) => {
    tools.sandbox.faults.set({ operation, status: 503, message: 'Please wait.', times: 1 });
    const stopped = await makeOne({ point: 'inReview' });
    expect(failed(stopped)).toMatchObject({ message: 'Please wait.' });
    const requests = tools.asked.length;
    const resumed = await create(stopped, tools, ignore);
    expect(resumed.state).toBe('done');
    expect(tools.asked.slice(requests)).not.toContain('POST /api/patient/check-phone-number');
    expect(await standing(resumed)).toEqual(expected.inReview);
    expect(tools.sandbox.store.list('charges', subscriptionOf(resumed))).toHaveLength(1);
  });

  test.each([
    'POST /api/patient',
    'PATCH /api/v2/subscription/stepper',
    'POST /api/v2/subscription/hold-charge',
    'PATCH /api/subscription',
  ])('a lost response of %s changes nothing', async (request) => {
    tools.loseResponse(request);
    const first = await makeOne({ point: 'inReview' });
    const after = first.state === 'failed' ? await create(first, tools, ignore) : first;
    expect(after.state).toBe('done');
    expect(await standing(after)).toEqual(expected.inReview);
    expect(tools.sandbox.store.list('charges', subscriptionOf(after))).toHaveLength(1);
  });

  test('an expired token is renewed', async () => {
    tools.sandbox.faults.set({ operation: 'createSubscription', status: 503, times: 1 });
    const stopped = await makeOne({ point: 'questions' });
    const expired = stopped.patient.token;
    const now = () => (expired?.expiresAt ?? 0) + 1;
    const signIn = vi.spyOn(tools.identity, 'signIn');
    await create(stopped, { ...tools, now }, ignore);
    expect(signIn).toHaveBeenCalled();
  });
});

describe('patients that cannot be created', () => {
  test('an account that exists', async () => {
    const again = await makeOne({ email: (await makeOne({ point: 'globalQuestions' })).patient.email });
    expect(failed(again)).toMatchObject({ id: 'email', message: expect.stringContaining('already') });
  });

  test('a payment where the provider itself takes the card', async () => {
    tools.sandbox.store.put('config', '', 'STRIPE_PUBLISHABLE_KEY', {
      name: 'STRIPE_PUBLISHABLE_KEY',
      value: 'pk_test_1',
    });
    const creation = await makeOne({ point: 'photoId' });
    expect(failed(creation)).toMatchObject({
      id: 'hold',
      message: expect.stringContaining('only a person'),
    });
  });

  test('somebody in a state that is not served', async () => {
    expect(failed(await makeOne({ state: 'AK' }))).toMatchObject({ id: 'patient' });
  });
});
