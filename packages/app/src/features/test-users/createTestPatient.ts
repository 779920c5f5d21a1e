import { randomId, unwrap, unwrapOne, type ApiClient, type Subscription } from '@patient/api';
import type { AddressClient } from '@patient/api/address';
import type { Identity } from '@patient/api/identity';
import {
  addressOfSuggestion,
  addressVerdict,
  isHeld,
  toAddressInput,
  type AddressInput,
  stateName,
  stepsOf,
  type IdentityPicture,
} from '@patient/api/model';
import { sendPhoto } from '#features/identity/index.ts';
import { findCoupon } from '#shared/coupon.ts';
import { firstTreatment } from './firstTreatment.ts';
import { pointOf } from './points.ts';
import { fakePhone, type TestPatient } from './testPatient.ts';
import * as payment from '#features/payment/index.ts';
import * as registration from '#features/registration/index.ts';
import { changePlan } from '#features/treatment/index.ts';
import { testMethod } from '#stripeMock/testCards.ts';
import { answerQuestions } from './answerQuestions.ts';

/** Dependencies of {@link createTestPatient}. */
export interface Tools {
  readonly loadIdentity: () => Promise<Pick<Identity, 'signUp' | 'withPassword'>>;
  /** Client without a token. */
  readonly visitor: ApiClient;
  /** Creates a client that sends a token. */
  readonly clientWith: (token: string) => ApiClient;
  readonly addresses: AddressClient;
  /** Draws an image of a text. */
  readonly drawPhoto: (text: string) => Promise<Blob>;
  /** Like `Math.random`. */
  readonly random: () => number;
}

/** Test card for the mock (docs.stripe.com/testing). */
const TEST_CARD = '4242424242424242';

const PHONE_TRIES = 20;

/** Finds an address in a state that passes verification (`dpv_match_code` Y). */
async function findAddress(addresses: AddressClient, state: string): Promise<AddressInput> {
  // Prefixes of house numbers; stops at the first verified address.
  for (const prefix of '123456789')
    for (const house of await addresses.suggest(prefix, { filter: state })) {
      const isSingle = (house.entries ?? 0) <= 1 && !house.secondary;
      const found = addressOfSuggestion(house, toAddressInput(undefined));
      if (house.state !== state || !isSingle || found.zipCode === '') continue;
      const { address: street, city, zipCode: zipcode } = found;
      if (addressVerdict(await addresses.verify({ street, city, state, zipcode })) === 'verified')
        return found;
    }
  throw new Error(`The address services have no house in ${stateName(state)}`);
}

async function findPhone({ visitor, random }: Tools): Promise<string> {
  for (let tries = 0; tries < PHONE_TRIES; tries += 1) {
    const phone = fakePhone(random);
    if ((await registration.checkPhone(visitor, phone)) === undefined) return phone;
  }
  throw new Error('No made-up phone number is free. Start over to try others.');
}

/** Input of the calls of one step. */
interface Step {
  readonly patient: TestPatient;
  readonly subscription: Subscription;
  readonly shipping: AddressInput;
  readonly client: ApiClient;
  readonly drawPhoto: Tools['drawPhoto'];
  /** Whether to stop halfway through the step. */
  readonly isHalfway: boolean;
}

async function answer({ client, patient, subscription, drawPhoto, isHalfway }: Step, isGlobal: boolean) {
  const { productType, gender } = patient;
  const measures = await answerQuestions(client, {
    id: subscription._id,
    name: { isGlobal, productType },
    gender,
    share: isHalfway ? 0.5 : 1,
    drawPhoto,
  });
  if (measures === undefined) return;
  const { height, weight } = measures;
  const params = { path: { id: subscription.patientId } };
  await unwrapOne(client.PUT('/api/patient/{id}', { params, body: { height, weight } }));
}

async function choosePlan({ client, patient, subscription: { _id: id } }: Step): Promise<void> {
  const query = { productType: patient.productType };
  const plan = firstTreatment(await unwrap(client.GET('/api/products', { params: { query } })));
  if (plan === undefined) throw new Error('There is no product of this treatment to choose');
  await changePlan(client, { id, plan });
}

async function pay({ client, patient, subscription, shipping, isHalfway }: Step): Promise<void> {
  const { _id: id, patientId } = subscription;
  await payment.saveShipping(client, { patientId, subscriptionId: id, shipping });
  const code = patient.coupon.trim();
  if (code !== '')
    await changePlan(client, { id, couponIds: [(await findCoupon(client, { patientId, code }))._id] });
  if (isHalfway) return;
  const paymentToken = testMethod(TEST_CARD);
  const held = await payment.holdCharge(client, { id, paymentToken, idempotencyKey: randomId() });
  if (!isHeld(held.paymentIntentStatus))
    throw new Error(`The status of the payment is “${held.paymentIntentStatus}”`);
}

async function sendPhotos({ client, subscription, drawPhoto, isHalfway }: Step): Promise<void> {
  const send = async (picture: IdentityPicture, text: string) =>
    sendPhoto(() => client, { id: subscription._id, picture, photo: await drawPhoto(text) });
  await send('cardID', 'TEST ID');
  if (!isHalfway) await send('selfie', 'TEST SELFIE');
}

/** Calls that complete each step of a registration, like those of its pages (specification section 7). */
const COMPLETE = new Map<string, (step: Step) => Promise<unknown>>([
  ['globalQuestions', (step) => answer(step, true)],
  ['questions', (step) => answer(step, false)],
  ['treatment', choosePlan],
  ['payment', pay],
  ['photo', sendPhotos],
  ['summary', ({ client, subscription }) => registration.submitRegistration(client, subscription._id)],
]);

/**
 * Registers a fake patient up to their point. Does not affect the session of this device.
 * @param onProgress called with the name of each part before it starts
 */
export async function createTestPatient(
  patient: TestPatient,
  tools: Tools,
  onProgress: (part: string) => void,
): Promise<void> {
  const { email, password, productType, state } = patient;
  onProgress('Address');
  const shipping = await findAddress(tools.addresses, state);
  onProgress('Phone number');
  const phone = await findPhone(tools);
  onProgress('Account');
  const identity = await tools.loadIdentity();
  if (!(await identity.signUp(email, password)).isConfirmed)
    throw new Error(`A code was mailed to ${email}: this account can only be registered by hand`);
  await identity.withPassword(email, password, async (token) => {
    const client = tools.clientWith(token);
    onProgress('Patient record');
    const { gender, birthDate, firstName, lastName } = patient;
    const { zipCode } = shipping;
    const basics = { gender, birthDate, firstName, lastName, email, phone, state, zipCode };
    await registration.createPatient(client, basics);
    let subscription = await unwrapOne<Subscription>(
      client.POST('/api/subscription', { body: { productType } }),
    );
    const visit = { patient, shipping, client, drawPhoto: tools.drawPhoto };
    const point = pointOf(patient.point);
    const steps = stepsOf(subscription);
    if (!steps.includes(point.step))
      throw new Error(`This treatment is registered without a step called “${point.step}”`);
    for (const step of steps) {
      const isReached = step === point.step;
      if (isReached && !point.isHalfway) return;
      onProgress(registration.stepLabel(step));
      await COMPLETE.get(step)?.({ ...visit, subscription, isHalfway: isReached });
      if (isReached) return;
      // Submitting also moves to the next step.
      if (step !== 'summary')
        subscription = await registration.moveStep(client, { subscription, move: 'next' });
    }
  });
}
