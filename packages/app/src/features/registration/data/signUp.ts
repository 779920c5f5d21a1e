import { atom, type Getter, type Setter } from 'jotai';
import { ApiError, isIdentityError, unwrapOne, type ApiClient, type Subscription } from '@patient/api';
import { typedLine } from '@patient/ui/text';
import type { Basics } from '@patient/api/model';
import { typedNames } from '../views/person.ts';
import type { ProductType } from '@patient/api';
import { assertPatient, pendingRegistrationAtom } from '#features/auth/index.ts';
import { environmentAtom, type Environment } from '#shared/environment.ts';
import { fetchUser } from '#shared/patient/user.ts';
import { orReload } from '#shared/lazy/reloadForStaleChunk.ts';
import { clientFor } from '#shared/service/client.ts';
import { notifyDone, notifyFailure } from '#shared/service/notify.ts';
import { openAccount } from './account.ts';

/** Input of a registration. */
export interface RegistrationRequest {
  readonly basics: Basics;
  readonly password: string;
  readonly productType: ProductType;
}

/** Registered and signed in, or waiting for the patient to enter the emailed code. */
export type RegistrationOutcome = 'registered' | 'needsCode';

/** Whether an earlier attempt has created the account's patient record. */
async function hasPatient(client: ApiClient, environment: Environment): Promise<boolean> {
  const { roles, patient } = await fetchUser(client, environment);
  assertPatient(roles);
  return patient !== undefined;
}

/** Creates the account's patient record, with consent. Resolves to the account's ID (`data[0].userId`). */
export async function createPatient(client: ApiClient, { email, zipCode, ...rest }: Basics): Promise<string> {
  const body = {
    ...rest,
    email: typedLine(email),
    ...typedNames(rest),
    zipCode: zipCode.trim(),
    consent: true,
  } as const;
  const { userId } = await unwrapOne(client.POST('/api/patient', { body }));
  return userId;
}

async function register(
  get: Getter,
  set: Setter,
  { basics, password, productType }: RegistrationRequest,
): Promise<RegistrationOutcome> {
  const environment = get(environmentAtom);
  const email = typedLine(basics.email);
  const account = await openAccount(get, set, { email, password });
  if (account === undefined) return 'needsCode';
  const client = clientFor(environment, account.token.token);
  const start = async () => {
    if (account.isNew || !(await hasPatient(client, environment))) await createPatient(client, basics);
    return unwrapOne<Subscription>(client.POST('/api/subscription', { body: { productType } }));
  };
  const { _id } = await start().catch((error: unknown) => {
    if (error instanceof ApiError) notifyFailure(environment, error);
    throw error;
  });
  const { session, tab } = environment;
  environment.conversion.name = 'CompleteRegistration';
  session.signIn({ token: account.token.token, expDate: account.token.expiresAt, status: 'register' });
  session.setProductTypes([productType]);
  tab.set('currentSubscription', _id);
  notifyDone(environment);
  return 'registered';
}

/**
 * Registers a patient: sign-up, sign-in, POST /api/patient, POST /api/subscription. A retry continues where the failed
 * attempt stopped. Rejects with IdentityError, ApiError or WrongUserError; the form shows each of them. Reloads the page if
 * a new release has removed the code.
 */
export const registerAtom = atom(null, (get, set, request: RegistrationRequest) =>
  orReload(register(get, set, request), get(environmentAtom)),
);

/** Resolves to false if the account is already confirmed, as after a lost response to an earlier attempt. */
async function wasUnconfirmed(call: Promise<void>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (isIdentityError(error, 'already-confirmed')) return false;
    throw error;
  }
}

/** Confirms the new account with the emailed code. Rejects with IdentityError. */
export const confirmCodeAtom = atom(null, async (get, set, code: string): Promise<void> => {
  const environment = get(environmentAtom);
  const pendingRegistration = get(pendingRegistrationAtom);
  if (pendingRegistration === undefined) return;
  const identity = await environment.loadIdentity();
  await wasUnconfirmed(identity.confirmSignUp(pendingRegistration.email, code));
  set(pendingRegistrationAtom, { ...pendingRegistration, isConfirmed: true });
});

/** Requests another code by email, unless the account is already confirmed. Rejects with IdentityError. */
export const resendCodeAtom = atom(null, async (get, set): Promise<void> => {
  const environment = get(environmentAtom);
  const pendingRegistration = get(pendingRegistrationAtom);
  if (pendingRegistration === undefined) return;
  const identity = await environment.loadIdentity();
  if (await wasUnconfirmed(identity.resendSignUpCode(pendingRegistration.email))) notifyDone(environment);
  else set(pendingRegistrationAtom, { ...pendingRegistration, isConfirmed: true });
});

/** Preloads the identity library. Failures are ignored: signing up loads it again and shows the error. */
export const prepareSignUpAtom = atom(null, (get) => {
  void get(environmentAtom)
    .loadIdentity()
    .catch(() => undefined);
});
