import { expect, test } from 'vitest';
import { DEFAULT_STEPS } from '../../../model/registration/steps.ts';
import type { OnlineVisitLog, Subscription, User } from '../../core/schema.ts';
import { type SignedIn, quietSandbox, signedIn } from '../../tests/support/patient.ts';

/** Registration step of a scenario, and the response to `next`: the error for what is missing, or the next step. */
const positions: [scenario: string, step: string, next: string][] = [
  [
    'register-global',
    'globalQuestions',
    'Please answer first: Have you had surgery in the last twelve months?',
  ],
  ['register-questions', 'questions', 'Please answer first: Have you ever had an eating disorder?'],
  ['register-followup', 'questions', 'Please answer first: What was your last weekly dose, in milligrams?'],
  ['register-treatment', 'treatment', 'Choose a dose'],
  ['register-payment', 'payment', 'Add a delivery address'],
  ['register-photo', 'photo', 'Add a photo of your ID'],
  ['register-summary', 'summary', 'done'],
  ['register-ed', 'questions', 'Please answer first: Have you taken medicine for erections before?'],
  ['register-hl', 'questions', 'Please answer first: Have you used anything against hair loss before?'],
  ['register-ag', 'questions', 'Please answer first: Does your skin react easily to creams or soaps?'],
];

const logs = ({ call }: SignedIn, id: string) => call<OnlineVisitLog>('GET', `/api/online-visit-log/${id}`);

test.each(positions)('registrationScenarios: %s is at %s: %s', async (name, step, next) => {
  const visitor = await signedIn(await quietSandbox(), name);
  expect(await visitor.subscription(`${name}-1`)).toMatchObject({
    status: 'in_progress',
    registrationStep: step,
  });
  const moved = await visitor.call<{ registrationStep: string }>(
    'PATCH',
    `/api/v2/subscription/stepper/${name}-1`,
    { step: 'next' },
  );
  expect(moved.data[0]?.registrationStep ?? moved.message).toBe(next);
});

test('a visitor has an account but no patient record', async () => {
  const { data } = await (await signedIn(await quietSandbox(), 'visitor')).call<User>('GET', '/me');
  expect(data[0]).toMatchObject({ email: 'zoe.visitor@patients.example', roles: ['patient'] });
  expect(data[0]).not.toHaveProperty('patient');
});

test('every step before the last one has a scenario', () => {
  const steps = new Set(positions.map(([, step]) => step));
  expect(DEFAULT_STEPS.slice(0, -1).filter((step) => !steps.has(step))).toEqual([]);
});

test.each([
  ['register-global', 'globalQuestions', 3],
  ['register-questions', 'wlQuestions', 7],
  ['register-followup', 'wlQuestions', 6],
  ['followup', 'wlReQuestions', 1],
])('registrationScenarios: %s continues in %s after question %i', async (name, questionType, index) => {
  const visitor = await signedIn(await quietSandbox(), name);
  const query = `questionType=${questionType}`;
  const { data } = await visitor.call('GET', `/api/online-visit-log/${name}-1/last-question-index?${query}`);
  expect(data).toEqual([{ lastQuestionIndex: index }]);
});

test('the payment step has no card or address before it, and an address after it', async () => {
  const sandbox = await quietSandbox();
  const patientOf = async (name: string) =>
    (await (await signedIn(sandbox, name)).call<User>('GET', '/me')).data[0]?.patient;
  const before = await patientOf('register-payment');
  expect(before).not.toHaveProperty('creditCard');
  expect(before?.shipping?.address).toBe('');
  expect((await patientOf('register-photo'))?.shipping?.address).not.toBe('');
});

test('submitted is in review with its answers and no log', async () => {
  const kurt = await signedIn(await quietSandbox(), 'submitted');
  const record: Subscription | undefined = await kurt.subscription('submitted-1');
  expect(record).toMatchObject({ status: 'pending', registrationStep: 'done' });
  expect(record?.questionnaire?.length).toBeGreaterThan(20);
  expect((await logs(kurt, 'submitted-1')).status).toBe(404);
});

test('followup has a new questionnaire with two answers', async () => {
  const lola = await signedIn(await quietSandbox(), 'followup');
  expect((await lola.subscription('followup-1'))?.status).toBe('in_progress');
  const [log] = (await logs(lola, 'followup-1')).data;
  expect(log?.questionnaire?.map(({ questionId }) => questionId)).toEqual([
    'wl-again-effect',
    'wl-again-taken',
  ]);
});
