import { byQuestion, isRegistering, measuresIn } from '@patient/api/model';
import { unwrap, unwrapOne, type Subscription } from '@patient/api';
import { testMethod, isHeld, fetchCardKey } from '#features/payment/index.ts';
import { fetchQuestions, fetchSavedVisit } from '#features/questionnaire/index.ts';
import { moveStep } from '#features/registration/index.ts';
import type { CallKind } from '../rules/calls.ts';
import { firstTreatment } from '../rules/firstTreatment.ts';
import { sendPhoto, type IdentityPicture } from '#features/identity/index.ts';
import { answerVisit } from './answer.ts';
import type { Perform } from './begin.ts';
import { clientOf, known, type Facts, type Tools } from './facts.ts';

/** Test card for the mock (docs.stripe.com/testing). */
const TEST_CARD = '4242424242424242';

/** Parameters of calls about the subscription. */
function subject(facts: Facts, tools: Tools) {
  const subscription = known(facts, 'subscription');
  const params = { path: { id: subscription._id } };
  return { client: clientOf(facts, tools), subscription, id: subscription._id, params };
}

const answering =
  (isGlobal: boolean, share: number): Perform =>
  async (facts, tools) => {
    await answerVisit(facts, tools, { isGlobal, share });
    return {};
  };

const sending =
  (picture: IdentityPicture, text: string): Perform =>
  async (facts, tools) => {
    const { client, id } = subject(facts, tools);
    await sendPhoto(() => client, { id, picture, photo: await tools.drawPhoto(text) });
    return {};
  };

async function testCardToken(facts: Facts, tools: Tools): Promise<string> {
  const token = testMethod(TEST_CARD);
  if (token === undefined || (await fetchCardKey(clientOf(facts, tools))) !== undefined)
    throw new Error('The card provider itself takes the card here, and only a person can enter one');
  return token;
}

/** Calls from the first question to a doctor, as the steps do them (specification section 7). */
export const advance = {
  globalAnswers: answering(true, 1),
  halfAnswers: answering(false, 0.5),
  answers: answering(false, 1),

  async measures(facts, tools) {
    const { client, id } = subject(facts, tools);
    const { productType, gender } = facts.request;
    const name = { isGlobal: false, productType };
    const [questions, { answers }] = await Promise.all([
      fetchQuestions(client, name, gender),
      fetchSavedVisit(client, id, name),
    ]);
    const measures = measuresIn(questions, byQuestion(answers));
    if (measures === undefined) return {};
    const { height, weight } = measures;
    const params = { path: { id: known(facts, 'patientId') } };
    await unwrapOne(client.PUT('/api/patient/{id}', { params, body: { height, weight } }));
    return {};
  },

  async plan(facts, tools) {
    const { client, params } = subject(facts, tools);
    const query = { productType: facts.request.productType };
    const plan = firstTreatment(await unwrap(client.GET('/api/products', { params: { query } })));
    if (plan === undefined) throw new Error('There is no product of this treatment to choose');
    const call = client.PUT('/api/subscription/{id}', { params, body: { plan } });
    return { subscription: await unwrapOne<Subscription>(call) };
  },

  async address(facts, tools) {
    const { client, id } = subject(facts, tools);
    const body = {
      patientId: known(facts, 'patientId'),
      subscriptionId: id,
      shipping: known(facts, 'address'),
    };
    const params = { path: { action: 'registration' } };
    await unwrapOne(client.POST('/api/v2/subscription/update-shipping-address/{action}', { params, body }));
    return {};
  },

  async coupon(facts, tools) {
    const { client, params } = subject(facts, tools);
    const question = { patientId: known(facts, 'patientId'), code: facts.request.coupon };
    const found = client.POST('/api/patient/apply-coupon-login', { body: question });
    const body = { couponIds: [(await unwrapOne(found))._id] };
    return {
      subscription: await unwrapOne<Subscription>(client.PUT('/api/subscription/{id}', { params, body })),
    };
  },

  async hold(facts, tools) {
    const { client, params } = subject(facts, tools);
    const paymentToken = await testCardToken(facts, tools);
    const note = (status: 'started' | 'succeeded') =>
      unwrap(client.POST('/api/subscription/log-payment-attempt/{id}', { params, body: { status } }));
    await note('started');
    const { paymentIntentStatus } = await unwrapOne(
      client.POST('/api/v2/subscription/hold-charge/{id}', {
        params,
        body: { paymentToken, idempotencyKey: facts.paymentKey, payment: { sameAsShipping: true } },
      }),
    );
    if (!isHeld(paymentIntentStatus)) throw new Error(`The hold stands at “${paymentIntentStatus}”`);
    await note('succeeded');
    return {};
  },

  cardID: sending('cardID', 'TEST ID'),
  selfie: sending('selfie', 'TEST SELFIE'),

  async submit(facts, tools) {
    const { client, params } = subject(facts, tools);
    const now = await unwrapOne<Subscription>(client.GET('/api/subscription/{id}', { params }));
    if (!isRegistering(now)) return { subscription: now };
    const call = client.PATCH('/api/subscription/{id}/inprogress-to-pending', { params });
    return { subscription: await unwrapOne<Subscription>(call) };
  },

  async next(facts, tools) {
    const { client, subscription } = subject(facts, tools);
    return { subscription: await moveStep(client, { subscription, move: 'next' }) };
  },
} satisfies Partial<Record<CallKind, Perform>>;
