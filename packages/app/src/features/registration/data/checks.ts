import { atom } from 'jotai';
import { ApiError, createClient, unwrap, unwrapOne } from '@patient/api';
import { isServed } from '../rules/served.ts';
import { environmentAtom, type Environment } from '../../../shared/environment.ts';
import { toldIfFailed } from '../../../shared/service/notifyResult.ts';

/** Client without a token: there is no account yet. */
const openClient = ({ serviceUrl }: Environment) => createClient({ baseUrl: serviceUrl });

/** Whether the service treats patients of a state (GET /get-enabled-states). */
export const checkStateAtom = atom(null, async (get, _set, state: string): Promise<boolean> => {
  const environment = get(environmentAtom);
  const call = unwrap(openClient(environment).GET('/get-enabled-states'));
  return isServed(await toldIfFailed(environment, 'GET /get-enabled-states', call), state);
});

/** Whether an email has an account: the service then sends a redirect (data[0].redirect). */
export const checkEmailAtom = atom(null, async (get, _set, email: string): Promise<boolean> => {
  const environment = get(environmentAtom);
  const call = unwrapOne(
    openClient(environment).GET('/api/check-exist-cognito-user', {
      params: { query: { email: email.trim() } },
    }),
  );
  const { redirect } = await toldIfFailed(environment, 'GET /api/check-exist-cognito-user', call);
  return redirect !== null;
});

/** The service's message for a phone number; undefined when it is free (metadata.phoneExist). */
export const checkPhoneAtom = atom(null, async (get, _set, phone: string): Promise<string | undefined> => {
  const environment = get(environmentAtom);
  const call = openClient(environment).POST('/api/patient/check-phone-number', { body: { phone } });
  try {
    await toldIfFailed(environment, 'POST /api/patient/check-phone-number', call);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.metadata?.phoneExist !== undefined) return error.message;
    throw error;
  }
});
