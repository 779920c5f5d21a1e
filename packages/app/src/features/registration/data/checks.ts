import { atom } from 'jotai';
import { unwrap, unwrapOne } from '@patient/api';
import { anonymousClientAtom } from '#shared/service/client.ts';
import { phoneProblem } from '../rules/failure.ts';
import { isServed } from '../rules/served.ts';

/** Whether the service treats patients of a state (GET /get-enabled-states). */
export const checkStateAtom = atom(null, async (get, _set, state: string): Promise<boolean> =>
  isServed(await unwrap(get(anonymousClientAtom).GET('/get-enabled-states')), state),
);

/** Whether an email has an account: the service then sends a redirect (data[0].redirect). */
export const checkEmailAtom = atom(null, async (get, _set, email: string): Promise<boolean> => {
  const { redirect } = await unwrapOne(
    get(anonymousClientAtom).GET('/api/check-exist-cognito-user', {
      params: { query: { email: email.trim() } },
    }),
  );
  return redirect !== null;
});

/** What is wrong with a phone number; undefined when it is free (metadata.phoneExist). */
export const checkPhoneAtom = atom(null, async (get, _set, phone: string): Promise<string | undefined> => {
  try {
    await get(anonymousClientAtom).POST('/api/patient/check-phone-number', { body: { phone } });
    return undefined;
  } catch (error) {
    const problem = phoneProblem(error);
    if (problem === undefined) throw error;
    return problem;
  }
});
