import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unwrap, unwrapOne, type ProductType } from '@patient/api';
import { brands } from '@patient/ui/theme';
import { offeredProductTypes } from '#features/treatment/rules/slugs.ts';
import { POINTS, type PointId } from '../rules/points.ts';
import type { CreationRequest } from '../rules/request.ts';
import { fakePhone, PHONE_COUNT } from '../rules/person.ts';
import { known } from './facts.ts';
import { make, newCreation, type PatientCreation, type Watch } from './make.ts';
import { openTools, type TestTools } from '#testing/sandboxTools.ts';

const quietly: Watch = (_call, work) => work;
const nobody = () => undefined;

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
  make(newCreation(wish(own), id, tools), tools, nobody, quietly);

const failed = ({ calls }: PatientCreation) => calls.find(({ state }) => state === 'failed');

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
async function standing({ facts }: PatientCreation): Promise<Standing> {
  const { token } = await (await tools.loadIdentity()).signIn(facts.email, facts.password);
  const client = tools.clientFor(token);
  const { patient } = await unwrapOne(client.GET('/me'));
  const params = { path: { id: known(facts, 'subscription')._id } };
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
const expected: Readonly<Record<PointId, Standing>> = {
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

const everyTreatment = [...new Set(brands.flatMap(offeredProductTypes))];
const everyWay = everyTreatment.flatMap((productType) =>
  POINTS.map(({ id }): [ProductType, PointId] => [productType, id]),
);

test.each(everyWay)('a %s patient at %s', async (productType, point) => {
  const creation = await makeOne({ productType, point });
  expect(creation.calls.filter(({ state }) => state !== 'done')).toEqual([]);
  expect(await standing(creation)).toEqual(expected[point]);
});

test('halfway: earlier questions are answered, later ones are not', async () => {
  const creation = await makeOne({ point: 'questionsHalfway' });
  const id = known(creation.facts, 'subscription')._id;
  const log = tools.sandbox.store.get('visitLogs', id, 'wlQuestions');
  expect(log?.lastQuestionIndex).toBeGreaterThan(3);
  expect(log?.questionnaire?.length).toBeLessThanOrEqual(log?.lastQuestionIndex ?? 0);
});

test('height and weight are in the record too', async () => {
  const { facts } = await makeOne({ point: 'treatment' });
  const { token } = known(facts, 'token');
  const { patient } = await unwrapOne(tools.clientFor(token).GET('/me'));
  expect(patient).toMatchObject({ height: '5 feet 9 inches', weight: 176 });
});

test('a coupon is on the subscription before the card is asked for', async () => {
  const { facts, calls } = await makeOne({ point: 'paymentCard', coupon: ' WELCOME10 ' });
  expect(calls.filter(({ state }) => state === 'failed')).toEqual([]);
  expect(facts.subscription?.coupons?.map(({ name }) => name)).toEqual(['WELCOME10']);
});

test('email and password are the chosen ones', async () => {
  const own = { email: 'staff@example.com', password: 'Own-Password-1' };
  const creation = await makeOne({ ...own, point: 'globalQuestions' });
  expect(creation.facts).toMatchObject(own);
  expect(creation.state).toBe('done');
});

test('two patients share neither email nor phone', async () => {
  const [one, two] = [await makeOne({}, 'one'), await makeOne({}, 'two')];
  expect([one.state, two.state]).toEqual(['done', 'done']);
  expect(one.facts.email).not.toBe(two.facts.email);
  expect(one.facts.phone).not.toBe(two.facts.phone);
});

test('finds a phone number beyond a run of taken ones', async () => {
  const seeded = tools.sandbox.store
    .list('patients', '')
    .map(({ userId }) => tools.sandbox.store.get('users', userId, userId)?.phone);
  const row = Array.from({ length: PHONE_COUNT }, (_, index) => fakePhone(index));
  const first = row.findIndex((phone) => seeded.includes(phone));
  expect(first).not.toBe(-1);
  const creation = newCreation(wish({ point: 'globalQuestions' }), 'one', tools);
  const random = () => (first + 0.5) / PHONE_COUNT;
  const { state, facts } = await make(creation, { ...tools, random }, nobody, quietly);
  expect(state).toBe('done');
  expect(seeded).not.toContain(facts.phone);
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
    expect(stopped.state).toBe('failed');
    expect(stopped.calls.filter(({ state }) => state === 'failed').map(({ problem }) => problem)).toEqual([
      'Please wait.',
    ]);
    const before = stopped.calls.filter(({ state }) => state === 'done').map(({ id }) => id);
    const doneAgain: string[] = [];
    const resumedOne = await make(stopped, tools, nobody, (call, work) => {
      doneAgain.push(call.id);
      return work;
    });
    expect(resumedOne.state).toBe('done');
    expect(doneAgain.filter((id) => before.includes(id))).toEqual([]);
    expect(await standing(resumedOne)).toEqual(expected.inReview);
    expect(tools.sandbox.store.list('charges', known(resumedOne.facts, 'subscription')._id)).toHaveLength(1);
  });

  test.each(['createPatient', 'moveRegistrationStep', 'holdCharge', 'submitSubscription'])(
    'where only the answer of %s was lost it is found as it is',
    async (operation) => {
      let isCut = true;
      const clientFor: TestTools['clientFor'] = (token) => tools.clientFor(token);
      const cut: Watch = async (call, work) => {
        const result = await work;
        if (isCut && operations[operation] === call.kind) {
          isCut = false;
          throw new Error('The line is down');
        }
        return result;
      };
      const stopped = await make(
        newCreation(wish({ point: 'inReview' }), 'lost', tools),
        { ...tools, clientFor },
        nobody,
        cut,
      );
      expect(stopped.state).toBe('failed');
      const after = await make(stopped, tools, nobody, quietly);
      expect(after.state).toBe('done');
      expect(await standing(after)).toEqual(expected.inReview);
    },
  );

  test('an expired token is renewed', async () => {
    tools.sandbox.faults.set({ operation: 'createSubscription', status: 503, times: 1 });
    const stopped = await makeOne({ point: 'questions' });
    const late = { ...tools, now: () => (stopped.facts.token?.expiresAt ?? 0) + 1 };
    const again: string[] = [];
    await make(stopped, late, nobody, (call, work) => {
      again.push(call.id);
      return work;
    });
    expect(again.slice(0, 2)).toEqual(['signIn', 'subscription']);
  });
});

const operations: Readonly<Record<string, string>> = {
  createPatient: 'patient',
  moveRegistrationStep: 'next',
  holdCharge: 'hold',
  submitSubscription: 'submit',
};

describe('patients that cannot be created', () => {
  test('an account that exists', async () => {
    const again = await makeOne({ email: (await makeOne({ point: 'globalQuestions' })).facts.email });
    expect(failed(again)).toMatchObject({ id: 'email', problem: expect.stringContaining('already') });
  });

  test('a payment where the provider itself takes the card', async () => {
    tools.sandbox.store.put('config', '', 'STRIPE_PUBLISHABLE_KEY', {
      name: 'STRIPE_PUBLISHABLE_KEY',
      value: 'pk_test_1',
    });
    const creation = await makeOne({ point: 'photoId' });
    expect(failed(creation)).toMatchObject({
      id: 'hold',
      problem: expect.stringContaining('only a person'),
    });
  });

  test('somebody in a state that is not served', async () => {
    expect(failed(await makeOne({ state: 'AK' }))).toMatchObject({ id: 'patient' });
  });
});
