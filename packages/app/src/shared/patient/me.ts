import { atom, type Atom } from 'jotai';
import { malformedAnswer, unwrapOne, type Patient, type User } from '@patient/api';
import { environmentAtom, type Environment } from '../environment.ts';
import { queryAtom } from '../service/queryAtom.ts';
import { clientAtom } from '../service/client.ts';
import { forgetRegistration } from './forgetRegistration.ts';
import { assertPatient, WrongUserError } from './user.ts';

/** Account of a patient. */
export type Me = User & { readonly patient: Patient };

/** Ends the session of an account that is no patient's any more. */
function assertStillPatient({ roles }: User, { endSession }: Environment): void {
  try {
    assertPatient(roles);
  } catch (error) {
    if (error instanceof WrongUserError) endSession({ reason: 'refused' });
    throw error;
  }
}

/** The signed-in account with its patient record (GET /me). A win-back offer in the response is kept as winbackUser. */
export const meAtom = queryAtom((get) => {
  const environment = get(environmentAtom);
  const { session } = environment;
  const client = get(clientAtom);
  return {
    queryKey: ['me'],
    enabled: session.read().loggedIn,
    queryFn: async ({ signal }): Promise<Me> => {
      const params = { query: { winback: session.recall('winbackUser') ?? false } };
      const user = await unwrapOne(client.GET('/me', { params, signal }));
      assertStillPatient(user, environment);
      const { patient, subscriptions = [] } = user;
      // A session begins with a patient record, and everything else is asked for by its id.
      if (patient === undefined) throw malformedAnswer('GET /me', 200);
      session.keep('patientId', patient._id);
      session.keep('winbackUser', user.showReactivatePopup || undefined);
      // Sent from another device. A stored 'register' may be newer than this answer.
      const isRegistered = patient.status === 'active' && session.read().status === 'active';
      if (isRegistered && !subscriptions.some(({ status }) => status === 'in_progress'))
        forgetRegistration(session);
      session.setProductTypes(subscriptions.map(({ productType }) => productType));
      return { ...user, patient };
    },
  };
});

/**
 * The patient record, for queries that build on it. They must not read {@link meAtom} themselves: it changes with every
 * fetch, each change makes such a query anew, and one whose last fetch failed then loses the data that it has.
 */
export const patientAtom = atom((get) => get(meAtom).data?.patient);

/**
 * The id of the patient record: the one that this session had before a reload, until the account is there, so that what
 * is asked for by it need not wait (docs/decisions, "Patient id in local storage").
 */
export const patientIdAtom = atom((get) => {
  const { session } = get(environmentAtom);
  const kept = session.read().loggedIn ? session.recall('patientId') : undefined;
  return get(patientAtom)?._id ?? kept;
});

const lazyAvatarAtom = atom<Atom<string | undefined>>();

/**
 * Address that the picture of the account is drawn from; undefined where there is none or it has not loaded. The
 * code that finds it is loaded lazily, and sets it here.
 */
export const avatarUrlAtom = atom(
  (get) => {
    const avatarAtom = get(lazyAvatarAtom);
    return avatarAtom && get(avatarAtom);
  },
  (_get, set, avatarAtom: Atom<string | undefined>) => set(lazyAvatarAtom, avatarAtom),
);
