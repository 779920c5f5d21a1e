import { atom, type Atom } from 'jotai';
import { malformedResponse, type Patient, type User } from '@patient/api';
import { environmentAtom, type Environment } from '../environment.ts';
import { queryAtom } from '../service/queryAtom.ts';
import { clientAtom } from '../service/client.ts';
import { clearRegistrationData } from './clearRegistrationData.ts';
import { assertPatient, fetchUser, WrongUserError } from './user.ts';

/** Account of a patient. */
export type Me = User & { readonly patient: Patient };

/** Ends the session if the account is no longer a patient's. */
function assertStillPatient({ roles }: User, { endSession }: Environment): void {
  try {
    assertPatient(roles);
  } catch (error) {
    if (error instanceof WrongUserError) endSession({ reason: 'refused' });
    throw error;
  }
}

/** The signed-in account with its patient record (GET /me). A win-back offer in the response is stored as winbackUser. */
export const meAtom = queryAtom((get) => {
  const environment = get(environmentAtom);
  const { session } = environment;
  const client = get(clientAtom);
  return {
    queryKey: ['me'],
    enabled: session.read().loggedIn,
    queryFn: async ({ signal }): Promise<Me> => {
      const user = await fetchUser(client, environment, signal);
      assertStillPatient(user, environment);
      const { patient, subscriptions = [] } = user;
      // All other queries need the id of the patient record.
      if (patient === undefined) throw malformedResponse('GET /me', 200);
      session.store('patientId', patient._id);
      session.store('winbackUser', user.showReactivatePopup || undefined);
      // Submitted on another device. A stored 'register' may be newer than this response.
      const isRegistered = patient.status === 'active' && session.read().status === 'active';
      if (isRegistered && !subscriptions.some(({ status }) => status === 'in_progress'))
        clearRegistrationData(session);
      // Removed at the end of the registration, as the device may have another user (privacy rules, 15).
      if (session.read().status === 'register') session.store('gender', patient.basic?.gender);
      session.setProductTypes(subscriptions.map(({ productType }) => productType));
      return { ...user, patient };
    },
  };
});

/**
 * The patient record, for queries that depend on it. They must not read {@link meAtom}: it changes with every fetch, which
 * recreates the query, and one that failed to refetch would lose its data.
 */
export const patientAtom = atom((get) => get(meAtom).data?.patient);

/**
 * Id of the patient record. Until the account has loaded it is the stored one, so that queries that need it can start after
 * a reload (docs/decisions, "Patient id in local storage").
 */
export const patientIdAtom = atom((get) => {
  const { session } = get(environmentAtom);
  const stored = session.read().loggedIn ? session.recall('patientId') : undefined;
  return get(patientAtom)?._id ?? stored;
});

const lazyAvatarAtom = atom<Atom<string | undefined>>();

/**
 * URL of the account's picture; undefined without one or before it has loaded. The lazily loaded code that resolves the URL
 * sets this atom.
 */
export const avatarUrlAtom = atom(
  (get) => {
    const avatarAtom = get(lazyAvatarAtom);
    return avatarAtom && get(avatarAtom);
  },
  (_get, set, avatarAtom: Atom<string | undefined>) => set(lazyAvatarAtom, avatarAtom),
);
