import { atom } from 'jotai';
import { unwrap, type ApiClient } from '@patient/api';
import { typedLine } from '@patient/ui/text';
import { environmentAtom } from '#shared/environment.ts';
import { clientAtom } from '#shared/service/client.ts';
import { notifyOnError } from '#shared/service/notify.ts';
import { phoneProblem } from '../views/failure.ts';
import { isServed } from '../views/served.ts';

/** Atom that sends a check to the service and shows a notification if the request fails. */
const check = <Input, Result>(send: (client: ApiClient, input: Input) => Promise<Result>) =>
  atom(null, (get, _set, input: Input) => notifyOnError(get(environmentAtom), send(get(clientAtom), input)));

/** Whether the service treats patients of a state (GET /get-enabled-states). */
export const checkStateAtom = check(async (client, state: string) =>
  isServed(await unwrap(client.GET('/get-enabled-states')), state),
);

/** Whether an email has an account: the response then has a redirect (data[0].redirect) that isn't empty. */
export async function hasAccount(client: ApiClient, email: string): Promise<boolean> {
  const params = { query: { email: typedLine(email) } };
  const [found] = await unwrap(client.GET('/api/check-exist-cognito-user', { params }));
  return Boolean(found?.redirect);
}

export const checkEmailAtom = check(hasAccount);

/** Problem of a phone number; undefined if it is valid and not in use (metadata.phoneExist). */
export async function checkPhone(client: ApiClient, phone: string): Promise<string | undefined> {
  try {
    await client.POST('/api/patient/check-phone-number', { body: { phone } });
    return undefined;
  } catch (error) {
    const problem = phoneProblem(error);
    if (problem === undefined) throw error;
    return problem;
  }
}

export const checkPhoneAtom = check(checkPhone);
