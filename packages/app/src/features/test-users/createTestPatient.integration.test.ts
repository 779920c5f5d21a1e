import { afterEach, beforeEach, expect, test } from 'vitest';
import { unwrap, unwrapOne, type ApiClient, type ProductType } from '@patient/api';
import { brands } from '@patient/ui/theme';
import { openTools, type TestTools } from '#testing/sandboxTools.ts';
import { offeredProductTypes } from '@patient/api/model';
import { POINTS } from './points.ts';
import { fakePhone, testPatient, type TestPatientRequest } from './testPatient.ts';
import { createTestPatient } from './createTestPatient.ts';

let tools: TestTools;
beforeEach(async () => {
  tools = await openTools();
});
afterEach(() => {
  if (tools.violations.length > 0) throw new Error(tools.violations.join('\n'));
});

/** Creates a patient; resolves to the started parts, and the error of the last one. */
async function create(own: Partial<TestPatientRequest> = {}, id = 'one') {
  const request: TestPatientRequest = {
    productType: 'wl',
    gender: 'female',
    state: 'OR',
    point: 'summary',
    email: '',
    password: '',
    coupon: '',
    ...own,
  };
  const patient = testPatient(request, id, tools.random, tools.now());
  const parts: string[] = [];
  const error = await createTestPatient(patient, tools, (part) => parts.push(part)).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { patient, parts, error };
}

type Created = Awaited<ReturnType<typeof create>>;

/** Calls the service as a patient, signed in with their password. */
async function read<Result>(
  { patient: { email, password } }: Created,
  work: (client: ApiClient) => Promise<Result>,
): Promise<Result> {
  const identity = await tools.loadIdentity();
  return identity.withPassword(email, password, (token) => work(tools.clientWith(token)));
}

const account = (client: ApiClient) => unwrapOne(client.GET('/me'));

async function subscriptionOf(client: ApiClient) {
  const patientId = (await account(client)).patient?._id ?? '';
  return unwrapOne(client.GET('/api/subscriptions', { params: { query: { patientId } } }));
}

/** Progress of a patient's registration. */
interface Progress {
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

async function progressOf(client: ApiClient): Promise<Progress> {
  const { patient } = await account(client);
  const subscription = await subscriptionOf(client);
  const params = { path: { id: subscription._id } };
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

/** Expected progress of a patient at each point. */
const expected: Readonly<Record<string, Progress>> = {
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

test.each(ways)('createTestPatient: creates a %s patient at %s', async (productType, point) => {
  const created = await create({ productType, point });
  expect(created.error).toBeUndefined();
  expect(await read(created, progressOf)).toEqual(expected[point]);
});

test('halfway, earlier questions are answered and later ones are not', async () => {
  const { _id } = await read(await create({ point: 'questionsHalfway' }), subscriptionOf);
  const log = tools.sandbox.store.get('visitLogs', _id, 'wlQuestions');
  expect(log?.lastQuestionIndex).toBeGreaterThan(3);
  expect(log?.questionnaire?.length).toBeLessThanOrEqual(log?.lastQuestionIndex ?? 0);
});

test('createTestPatient: saves height and weight in the patient record', async () => {
  const { patient } = await read(await create({ point: 'treatment' }), account);
  expect(patient).toMatchObject({ height: '5 feet 9 inches', weight: 176 });
});

test('createTestPatient: applies a coupon to the subscription before the card', async () => {
  const created = await create({ point: 'paymentCard', coupon: ' WELCOME10 ' });
  const { coupons = [] } = await read(created, subscriptionOf);
  expect(coupons.map(({ name }) => name)).toEqual(['WELCOME10']);
});

test('two patients have different emails and phone numbers', async () => {
  const [one, two] = [await create({}, 'one'), await create({}, 'two')];
  const accounts = [await read(one, account), await read(two, account)];
  expect(new Set(accounts.map(({ email }) => email)).size).toBe(2);
  expect(new Set(accounts.map(({ phone }) => phone)).size).toBe(2);
});

test('createTestPatient: finds a phone number that is not taken', async () => {
  tools = { ...tools, random: () => 0.25 };
  const taken = await create({ point: 'globalQuestions' }, 'one');
  const person = [0, 0, 0, 0];
  const phones = [0.25, 0.25, 0.75, 0.75];
  const chances = [...person, ...phones];
  tools = { ...tools, random: () => chances.shift() ?? 0 };
  const other = await create({ point: 'globalQuestions' }, 'two');
  expect((await read(taken, account)).phone).toBe(fakePhone(() => 0.25));
  expect((await read(other, account)).phone).toBe(fakePhone(() => 0.75));
});

/** Failed part, with its error. */
const stopped = ({ parts, error }: Created) => ({ part: parts.at(-1), error });

test.each([
  ['createPatient', 'Patient record'],
  ['createVisitLog', 'Your health'],
  ['holdCharge', 'Payment'],
  ['submitSubscription', 'Summary'],
])('patients that cannot be created when %s fails, at "%s"', async (operation, part) => {
  tools.sandbox.faults.set({ operation, status: 503, message: 'Please wait.' });
  const error = expect.objectContaining({ message: 'Please wait.' });
  expect(stopped(await create({ point: 'inReview' }))).toEqual({ part, error });
});

test('patients that cannot be created with the email of an account', async () => {
  const { email } = (await create({ point: 'globalQuestions' })).patient;
  const error = expect.objectContaining({ code: 'exists' });
  expect(stopped(await create({ email }))).toEqual({ part: 'Account', error });
});

test('patients that cannot be created in a state that is not served', async () => {
  expect(stopped(await create({ state: 'AK' }))).toMatchObject({ part: 'Patient record' });
});
