import { ApiError, unwrap, unwrapOne, type Subscription } from '@patient/api';
import type { CallKind } from '../rules/calls.ts';
import { phonesToTry } from '../rules/person.ts';
import { makeAccount, createPatient, hasPatient } from '#features/registration/index.ts';
import { clientOf, known, type Facts, type Tools } from './facts.ts';
import { findAddress } from './findAddress.ts';

/** Runs one call and returns its facts. Safe to repeat after a failure. */
export type Perform = (facts: Facts, tools: Tools) => Promise<Partial<Facts>>;

async function freePhone({ clientFor, random }: Tools): Promise<string> {
  for (const phone of phonesToTry(random)) {
    try {
      // In sequence: stops at the first free one.
      await unwrap(clientFor(undefined).POST('/api/patient/check-phone-number', { body: { phone } }));
      return phone;
    } catch (error) {
      if (!(error instanceof ApiError) || error.metadata?.phoneExist !== true) throw error;
    }
  }
  throw new Error('No made-up phone number is free. Try again for others.');
}

/** Calls up to a patient with a subscription, as the basics step does them (specification section 7). */
export const begin = {
  place: async ({ request }, { addresses }) => ({ address: await findAddress(addresses, request.state) }),

  async email({ email }, { clientFor }) {
    const call = clientFor(undefined).GET('/api/check-exist-cognito-user', { params: { query: { email } } });
    if ((await unwrapOne(call)).redirect !== null) throw new Error(`${email} has an account already`);
    return {};
  },

  phone: async (_facts, tools) => ({ phone: await freePhone(tools) }),

  async signUp({ email, password }, { loadIdentity }) {
    if ((await makeAccount(await loadIdentity(), { email, password })).isConfirmed) return {};
    throw new Error(`A code was mailed to ${email}: this account can only be registered by hand`);
  },

  signIn: async ({ email, password }, { loadIdentity }) => ({
    token: await (await loadIdentity()).signIn(email, password),
  }),

  async patient(facts, tools) {
    const client = clientOf(facts, tools);
    if (!(await hasPatient(client))) {
      const { state, zipCode } = known(facts, 'address');
      const { person, email } = facts;
      await createPatient(client, { ...person, email, phone: known(facts, 'phone'), state, zipCode });
    }
    const { patient } = await unwrapOne(client.GET('/me'));
    return patient === undefined ? {} : { patientId: patient._id };
  },

  async subscription(facts, tools) {
    const { productType } = facts.request;
    const call = clientOf(facts, tools).POST('/api/subscription', { body: { productType } });
    return { subscription: await unwrapOne<Subscription>(call) };
  },
} satisfies Partial<Record<CallKind, Perform>>;
