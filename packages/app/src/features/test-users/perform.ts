import type { AnsweredMeasures } from '@patient/api/model';
import { unwrap, unwrapOne, type ApiClient, type StoredToken, type Subscription } from '@patient/api';
import type { AddressClient } from '@patient/api/address';
import type { Identity } from '@patient/api/identity';
import { sendPhoto, type IdentityPicture } from '#features/identity/index.ts';
import * as payment from '#features/payment/index.ts';
import * as registration from '#features/registration/index.ts';
import { changePlan } from '#features/treatment/index.ts';
import type { ProductType } from '@patient/api';
import { testMethod } from '#stripeMock/testCards.ts';
import { answerVisit } from './answerVisit.ts';
import { findAddress } from './findAddress.ts';
import type { CallKind } from './rules/calls.ts';
import { firstTreatment } from './rules/firstTreatment.ts';
import { fakePhone, type FakePerson } from './rules/person.ts';

/** Choices of staff. An empty email or password is generated, an empty coupon is none. */
export interface CreationRequest {
  readonly productType: ProductType;
  readonly gender: FakePerson['gender'];
  /** Postal abbreviation. */
  readonly state: string;
  /** Id of a point of registration. */
  readonly point: string;
  readonly email: string;
  readonly password: string;
  readonly coupon: string;
}

/** Patient that is being created; calls add the optional parts. */
export interface NewPatient {
  readonly request: CreationRequest;
  readonly person: FakePerson;
  readonly email: string;
  readonly password: string;
  /** Same for every attempt to pay, so that only one charge is held. */
  readonly paymentKey: string;
  address?: payment.WrittenAddress;
  phone?: string;
  token?: StoredToken;
  patientId?: string;
  subscription?: Subscription;
  measures?: AnsweredMeasures | undefined;
}

/** Dependencies of the calls. */
export interface Tools {
  readonly identity: Pick<Identity, 'signUp' | 'signIn'>;
  /** Creates the client of the new patient. */
  readonly clientWith: (getToken: () => Promise<string | undefined>) => ApiClient;
  readonly addresses: AddressClient;
  /** Draws a photo of this text. */
  readonly drawPhoto: (text: string) => Promise<Blob>;
  /** As `Math.random`. */
  readonly random: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Runs one call. Safe to repeat after a failure. */
type Perform = (patient: NewPatient, tools: Tools & { readonly client: ApiClient }) => Promise<void>;

/** Test card for the mock (docs.stripe.com/testing). */
const TEST_CARD = '4242424242424242';

const PHONE_TRIES = 20;

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('An earlier call of this patient is missing');
  return value;
}

const idOf = ({ subscription }: NewPatient): string => known(subscription)._id;

const answer =
  (isGlobal: boolean, share: number): Perform =>
  async (patient, { client, drawPhoto }) => {
    const { productType, gender } = patient.request;
    const name = { isGlobal, productType };
    const measures = await answerVisit(client, { id: idOf(patient), name, gender, share, drawPhoto });
    if (!isGlobal) patient.measures = measures;
  };

const photograph =
  (picture: IdentityPicture, text: string): Perform =>
  async (patient, { client, drawPhoto }) => {
    await sendPhoto(() => client, { id: idOf(patient), picture, photo: await drawPhoto(text) });
  };

/** Calls from a visitor to a patient in review, as the pages of the registration make them (specification section 7). */
export const perform: Readonly<Record<CallKind, Perform>> = {
  async place(patient, { addresses }) {
    patient.address = await findAddress(addresses, patient.request.state);
  },
  async email({ email }, { client }) {
    if (await registration.hasAccount(client, email)) throw new Error(`${email} has an account already`);
  },
  async phone(patient, { client, random }) {
    // In sequence: stops at the first free one.
    for (let tries = 0; tries < PHONE_TRIES; tries += 1) {
      patient.phone = fakePhone(random);
      if ((await registration.checkPhone(client, patient.phone)) === undefined) return;
    }
    throw new Error('No made-up phone number is free. Try again for others.');
  },
  async signUp({ email, password }, { identity }) {
    if (!(await registration.makeAccount(identity, { email, password })).isConfirmed)
      throw new Error(`A code was mailed to ${email}: this account can only be registered by hand`);
  },
  async signIn(patient, { identity }) {
    patient.token = await identity.signIn(patient.email, patient.password);
  },
  async patient(patient, { client }) {
    if (!(await registration.hasPatient(client))) {
      const { state, zipCode } = known(patient.address);
      const { person, email } = patient;
      const basics = { ...person, email, phone: known(patient.phone), state, zipCode };
      await registration.createPatient(client, basics);
    }
    patient.patientId = known((await unwrapOne(client.GET('/me'))).patient)._id;
  },
  async subscription(patient, { client }) {
    const { productType } = patient.request;
    patient.subscription = await unwrapOne(client.POST('/api/subscription', { body: { productType } }));
  },
  globalAnswers: answer(true, 1),
  halfAnswers: answer(false, 0.5),
  answers: answer(false, 1),
  async measures({ measures, patientId }, { client }) {
    if (measures === undefined) return;
    const { height, weight } = measures;
    const params = { path: { id: known(patientId) } };
    await unwrapOne(client.PUT('/api/patient/{id}', { params, body: { height, weight } }));
  },
  async plan(patient, { client }) {
    const query = { productType: patient.request.productType };
    const plan = firstTreatment(await unwrap(client.GET('/api/products', { params: { query } })));
    if (plan === undefined) throw new Error('There is no product of this treatment to choose');
    patient.subscription = await changePlan(client, { id: idOf(patient), plan });
  },
  async address(patient, { client }) {
    const [patientId, shipping] = [known(patient.patientId), known(patient.address)];
    await payment.saveShipping(client, { patientId, subscriptionId: idOf(patient), shipping });
  },
  async coupon(patient, { client }) {
    const body = { patientId: known(patient.patientId), code: patient.request.coupon.trim() };
    const { _id } = await unwrapOne(client.POST('/api/patient/apply-coupon-login', { body }));
    patient.subscription = await changePlan(client, { id: idOf(patient), couponIds: [_id] });
  },
  async hold(patient, { client }) {
    const id = idOf(patient);
    if ((await payment.fetchCardKey(client)) !== undefined)
      throw new Error('The card provider itself takes the card here, and only a person can enter one');
    await payment.logAttempt(client, id, { status: 'started' });
    const paymentToken = testMethod(TEST_CARD);
    const charge = await payment.holdCharge(client, { id, paymentToken, idempotencyKey: patient.paymentKey });
    if (!payment.isHeld(charge.paymentIntentStatus))
      throw new Error(`The status of the payment is “${charge.paymentIntentStatus}”`);
    await payment.logAttempt(client, id, { status: 'succeeded' });
  },
  cardID: photograph('cardID', 'TEST ID'),
  selfie: photograph('selfie', 'TEST SELFIE'),
  async submit(patient, { client }) {
    patient.subscription = await registration.submitRegistration(client, idOf(patient));
  },
  async next(patient, { client }) {
    const subscription = known(patient.subscription);
    patient.subscription = await registration.moveStep(client, { subscription, move: 'next' });
  },
};
