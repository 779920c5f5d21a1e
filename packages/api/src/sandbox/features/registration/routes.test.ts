import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forGender } from '../../../model/questionnaire/questionTree.ts';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { Charge, Subscription, User } from '../../core/schema.ts';
import { sampleAnswers } from '../../seed/questionnaires/sampleAnswers.ts';
import { seedQuestionnaires } from '../../seed/questionnaires/index.ts';
import { formWith, sampleFile } from '../../tests/support/files.ts';
import { basicsOf, signUp } from '../../tests/support/newPatient.ts';
import { NOW, type SignedIn, quietSandbox, requestTo, signedIn } from '../../tests/support/patient.ts';

const COMPLETED = 'Cannot update subscription! Subscription completed.';
const DAY = 86_400_000;

const answersTo = (name: string, gender: 'female' | 'male' | undefined) =>
  sampleAnswers(forGender(seedQuestionnaires.get(name) ?? [], gender));

/** Moves a registration; returns the new step or the reason why it can't move. */
const stepper =
  ({ call }: SignedIn, id: string) =>
  async (step: 'next' | 'prev') => {
    const { data, message } = await call<{ registrationStep: string }>(
      'PATCH',
      `/api/v2/subscription/stepper/${id}`,
      { step },
    );
    return data[0]?.registrationStep ?? message;
  };

describe('registering', () => {
  let sandbox: Sandbox;
  let now: number;
  beforeEach(async () => {
    now = NOW;
    sandbox = await quietSandbox({ clock: () => now });
  });
  afterEach(() => sandbox.store.close());

  test('a registration leads from sign-up to the review, and stays at each step until it is complete', async () => {
    const ada = await signUp(sandbox, 'ada@patients.example');
    await ada.call('POST', '/api/patient', basicsOf('ada@patients.example'));
    const [created] = (await ada.call<Subscription>('POST', '/api/subscription', { productType: 'wl' })).data;
    const id = created?._id ?? '';
    const move = stepper(ada, id);
    const log = (lastQuestionIndex: number, name: string) =>
      ada.call('POST', `/api/online-visit-log/${id}`, {
        lastQuestionIndex,
        questionType: name,
        questionnaire: answersTo(name, 'female'),
      });

    expect(await move('prev')).toBe('This is the first step');
    expect(await move('next')).toMatch(/^Please answer first: Have you ever been told/);
    await log(9, 'globalQuestions');
    expect(await move('next')).toBe('questions');
    expect(await move('next')).toBe('Please answer first: How tall are you?');
    await log(18, 'wlQuestions');
    expect(await move('next')).toBe('treatment');
    expect(await move('next')).toBe('Choose your treatment');
    await ada.call('PUT', `/api/subscription/${id}`, {
      plan: {
        variationId: 'variation-wl-semaglutide',
        doseId: 'dose-wl-semaglutide-0.25',
        frequencyOfDelivery: 'monthly',
      },
    });
    expect(await move('next')).toBe('payment');
    expect(await move('next')).toBe('Add a delivery address');
    const [me] = (await ada.call<User>('GET', '/me')).data;
    await ada.call('PUT', `/api/patient/${me?.patient?._id}`, {
      shipping: { address: '418 Maple Street', city: 'Portland' },
    });
    expect(await move('next')).toBe('Authorize the payment to continue');
    const held = await ada.call('POST', `/api/v2/subscription/hold-charge/${id}`, {
      paymentToken: 'tok_visa',
    });
    expect(held.status).toBe(200);
    expect(await move('next')).toBe('photo');
    const submit = () => ada.call<Subscription>('PATCH', `/api/subscription/${id}/inprogress-to-pending`);
    for (const [picture, message] of [
      ['cardID', 'Add a photo of your ID'],
      ['selfie', 'Add a selfie'],
    ]) {
      expect(await move('next')).toBe(message);
      expect(await submit()).toMatchObject({ status: 409, message });
      const file = formWith('data', sampleFile('jpeg'));
      await ada.call('POST', `/api/subscription/${id}/private-file?action=${picture}`, file);
    }
    expect(await move('next')).toBe('summary');

    expect((await submit()).data[0]).toMatchObject({
      status: 'pending',
      review: { value: 'pending' },
      registrationStep: 'done',
      registrationDoneDate: '2026-03-18T15:00:00.000Z',
    });
    expect(await submit()).toMatchObject({ status: 409, message: COMPLETED });
    expect(await move('prev')).toBe(COMPLETED);
    expect((await ada.call<User>('GET', '/me')).data[0]?.patient?.status).toBe('active');
    expect((await ada.call('GET', `/api/online-visit-log/${id}`)).status).toBe(404);
    expect((await ada.subscription(id))?.history).toMatchObject([
      { change: 'registered', by: 'patient', createdAt: '2026-03-18T15:00:00.000Z' },
    ]);

    const jobs = sandbox.store.list('jobs', me?.patient?._id ?? '');
    expect(jobs.map(({ type, about, dueAt }) => [type, about, dueAt])).toEqual([['review', id, NOW + DAY]]);
  });

  test('a registration is decided by a doctor after a day', async () => {
    const status = async () =>
      (await (await signedIn(sandbox, 'register-summary')).subscription('register-summary-1'))?.status;
    const { call } = await signedIn(sandbox, 'register-summary');
    await call('PATCH', '/api/subscription/register-summary-1/inprogress-to-pending');
    now += DAY - 1;
    expect(await status()).toBe('pending');
    now += 1;
    expect(await status()).toBe('active');
  });

  test('a registration goes back one step at a time', async () => {
    const move = stepper(await signedIn(sandbox, 'register-summary'), 'register-summary-1');
    const steps = [];
    for (let step = await move('prev'); step !== 'This is the first step'; step = await move('prev')) {
      steps.push(step);
    }
    expect(steps).toEqual(['photo', 'payment', 'treatment', 'questions', 'globalQuestions']);
  });

  test('a registration submits only the answers to reachable questions', async () => {
    const gus = await signedIn(sandbox, 'register-summary');
    const path = '/api/online-visit-log/register-summary-1';
    const own = (await gus.call<{ questionType: string; questionnaire: object[] }>('GET', path)).data.find(
      ({ questionType }) => questionType === 'wlQuestions',
    );
    const unreachable = { questionId: 'wl-tried-which', optionIds: ['wl-tried-which-1'] };
    await gus.call('PUT', path, {
      lastQuestionIndex: 3,
      questionnaire: [...(own?.questionnaire ?? []), unreachable],
    });
    const submitted = await gus.call<Subscription>(
      'PATCH',
      '/api/subscription/register-summary-1/inprogress-to-pending',
    );
    const ids = submitted.data[0]?.questionnaire?.map(({ questionId }) => questionId) ?? [];
    expect(ids).toContain('wl-tried');
    expect(ids).toContain('global-truth');
    expect(ids).not.toContain('wl-tried-which');
  });

  test('a registration is submitted once by two simultaneous requests', async () => {
    const { call } = await signedIn(sandbox, 'register-summary');
    const responses = await Promise.all(
      [1, 2].map(() => call('PATCH', '/api/subscription/register-summary-1/inprogress-to-pending')),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(
      sandbox.store.list('jobs', 'patient-register-summary').map(({ type, about }) => [type, about]),
    ).toEqual([['review', 'register-summary-1']]);
  });

  test('a registration does not continue while the answers block the user', async () => {
    const fay = await signedIn(sandbox, 'register-questions');
    const path = '/api/online-visit-log/register-questions-1';
    const [user] = (await fay.call<User>('GET', '/me')).data;
    const questionnaire = answersTo('wlQuestions', user?.patient?.basic?.gender);
    await fay.call('PUT', `${path}?isBlockedUser=true`, { lastQuestionIndex: 18, questionnaire });
    const move = stepper(fay, 'register-questions-1');
    expect(await move('next')).toBe(
      "Based on your answers, we can't offer this treatment. Message our team for help.",
    );
    await fay.call('PUT', path, { lastQuestionIndex: 18, questionnaire });
    expect(await move('next')).toBe('treatment');
  });

  describe('starting', () => {
    test('starting a registration returns an unfinished registration, and rejects an existing treatment', async () => {
      const { call } = await signedIn(sandbox, 'register');
      const start = async (productType: string) => {
        const { data, message } = await call<Subscription>('POST', '/api/subscription', { productType });
        return data[0]?._id ?? message;
      };
      expect(await start('wl')).toBe('register-1');
      const fresh = await start('ag');
      expect(fresh).toMatch(/^subscription-/);
      expect(await start('ag')).toBe(fresh);
      const ben = await signedIn(sandbox, 'active');
      expect(await ben.call('POST', '/api/subscription', { productType: 'ed' })).toMatchObject({
        status: 409,
        message: 'You already have this treatment',
      });
    });

    test('another treatment keeps the answers to the common questions', async () => {
      const { call } = await signedIn(sandbox, 'register-summary');
      const body = { productType: 'ag', patientId: 'patient-register-summary', couponIds: [] };
      const [started] = (await call<Subscription>('POST', '/api/subscription/start-new', body)).data;
      expect(started).toMatchObject({ status: 'in_progress', registrationStep: 'globalQuestions' });
      const moved = await call('PATCH', `/api/v2/subscription/stepper/${started?._id}`, { step: 'next' });
      expect(moved.data).toEqual([{ registrationStep: 'questions' }]);
    });

    test.each([
      [{ productType: 'ag', patientId: 'patient-demo', couponIds: [] }, 404, 'Patient not found'],
      [
        { productType: 'ag', patientId: 'patient-active', couponIds: ['nothing'] },
        404,
        'We do not know this code',
      ],
    ])('starting a registration: %j is a %i', async (body, status, message) => {
      const { call } = await signedIn(sandbox, 'active');
      expect(await call('POST', '/api/subscription/start-new', body)).toMatchObject({ status, message });
      expect((await call('GET', '/api/subscriptions?patientId=patient-active')).data).toHaveLength(1);
    });
  });

  describe('choosing', () => {
    const path = '/api/subscription/register-photo-1';

    test('choosing a plan releases the held payment only when the bill changes', async () => {
      const { call } = await signedIn(sandbox, 'register-photo');
      const charges = async () =>
        (await call<Charge>('GET', '/api/subscription/charges/register-photo-1')).data.map(
          ({ status }) => status,
        );
      await call('PUT', path, { plan: { doseId: 'dose-wl-semaglutide-0.25' } });
      expect(await charges()).toEqual(['hold']);
      const changed = await call<Subscription>('PUT', path, { plan: { doseId: 'dose-wl-semaglutide-1' } });
      expect(changed.data[0]?.plan).toMatchObject({ weight: 1, price: 26900 });
      expect(await charges()).toEqual(['released']);
      expect(changed.data[0]).not.toHaveProperty('paymentIntentStatus');
    });

    test('choosing a plan deletes fields with null', async () => {
      const { call } = await signedIn(sandbox, 'register-photo');
      const [cleared] = (await call<Subscription>('PUT', path, { plan: { variationId: null } })).data;
      expect(cleared?.plan).toMatchObject({ productId: 'product-wl', frequencyOfDelivery: 'monthly' });
      for (const field of ['variationId', 'doseId', 'frequencyOfReception', 'price']) {
        expect(cleared?.plan).not.toHaveProperty(field);
      }
    });

    test.each<[object, number, string]>([
      [
        { plan: { variationId: 'variation-ed-sildenafil' } },
        400,
        'This variation does not belong to the product',
      ],
      [
        { plan: { frequencyOfDelivery: 'daily' } },
        400,
        'plan.frequencyOfDelivery must be one of monthly, quarterly',
      ],
      [{ plan: 'cheap' }, 400, 'plan must be an object'],
      [{ addonIds: ['nothing'] }, 400, 'This addon is not offered with the treatment'],
      [{ couponIds: ['nothing'] }, 404, 'We do not know this code'],
      [
        { questionnaire: [{ questionId: 'nothing' }] },
        400,
        'questionnaire[0] answers no question of this questionnaire',
      ],
      [{}, 400, 'There is nothing to change'],
    ])('choosing a plan: %j is a %i', async (body, status, message) => {
      const { token, subscription } = await signedIn(sandbox, 'register-photo');
      const before = await subscription('register-photo-1');
      const headers = { authorization: `Bearer ${token}` };
      const raw = await sandbox.fetch(requestTo(path, 'PUT', body, headers));
      expect(raw.status).toBe(status);
      expect(await raw.json()).toMatchObject({ message });
      expect(await subscription('register-photo-1')).toEqual(before);
    });

    test('choosing a plan is rejected after the registration', async () => {
      const { call } = await signedIn(sandbox, 'active');
      const body = { plan: { frequencyOfReception: '4' } };
      expect(await call('PUT', '/api/subscription/active-1', body)).toMatchObject({
        status: 409,
        message: COMPLETED,
      });
    });
  });

  test.each([
    ['PUT', '/api/subscription/register-photo-1', { plan: { doseId: null } }],
    ['PATCH', '/api/v2/subscription/stepper/register-photo-1', { step: 'prev' }],
    ['PATCH', '/api/subscription/register-summary-1/inprogress-to-pending', undefined],
  ])('a registration: %s %s of another patient is a 404', async (method, path, body) => {
    const { call } = await signedIn(sandbox, 'active');
    expect((await call(method, path, body)).status).toBe(404);
  });
});
