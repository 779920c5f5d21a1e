import { atom, type Getter, type Setter } from 'jotai';
import { createClient } from '@patient/api';
import type { MakingRequest } from '../rules/request.ts';
import { environmentAtom } from '../../../shared/environment.ts';
import { addressClientAtom } from '../../payment/index.ts';
import { signInAtom, endSession } from '../../auth/index.ts';
import { MESSAGES } from '../../../shared/messages.ts';
import { notifyOnError } from '../../../shared/service/notify.ts';
import { drawPhoto } from './drawPhoto.ts';
import type { Tools } from './facts.ts';
import { make, newMaking, type Making, type Watch } from './make.ts';

const making = atom<Making | undefined>(undefined);

/** The patient who is being made, or was; undefined before and after. It lives in memory alone, password and all. */
export const makingAtom = atom((get) => get(making));

const toolsAtom = atom((get): Tools => {
  const environment = get(environmentAtom);
  return {
    loadIdentity: environment.loadIdentity,
    // Without notifications: a dozen successes in a row would be noise.
    clientFor: (token) =>
      createClient({
        baseUrl: environment.serviceUrl,
        ...(token !== undefined && { getToken: async () => token }),
      }),
    addresses: get(addressClientAtom),
    drawPhoto,
    random: Math.random,
    now: environment.now,
  };
});

/** As many letters of a random id as an address needs to be nobody else's. */
const ID_LENGTH = 8;

async function goOn(get: Getter, set: Setter, from: Making): Promise<void> {
  const environment = get(environmentAtom);
  const watch: Watch = (_call, work) => notifyOnError(environment, work);
  const { state } = await make(from, get(toolsAtom), (now) => set(making, now), watch);
  if (state === 'done') environment.toasts.show({ kind: 'info', message: MESSAGES.done });
  // Who is made is signed in at the identity service only while that is needed. The session of the device is another's.
  if (state === 'done' && !environment.session.read().loggedIn)
    await environment
      .loadIdentity()
      .then((identity) => identity.signOut())
      .catch(() => undefined);
}

const isSignedIn = (get: Getter): boolean => get(environmentAtom).session.read().loggedIn;

/** Begins to make a patient, unless somebody is signed in on this device: making one would end their session. */
export const startMakingAtom = atom(null, async (get, set, request: MakingRequest): Promise<void> => {
  if (isSignedIn(get) || get(making)?.state === 'running') return;
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, ID_LENGTH);
  await goOn(get, set, newMaking(request, id, get(toolsAtom)));
});

/** Goes on with the call that failed. */
export const retryMakingAtom = atom(null, async (get, set): Promise<void> => {
  const before = get(making);
  if (isSignedIn(get) || before?.state !== 'failed') return;
  await goOn(get, set, before);
});

/** What staff have chosen so far; it is there again for the next patient. */
export const choicesAtom = atom<Partial<MakingRequest>>({});

/** Forgets who was made, for another: their email is nobody else's. */
export const forgetMakingAtom = atom(null, (get, set) => {
  const before = get(making)?.state;
  if (before === 'running') return;
  if (before === 'done') set(choicesAtom, (chosen) => ({ ...chosen, email: '' }));
  set(making, undefined);
});

/** Signs in as the patient who was made and resolves to the path it leads to. Rejects as `beginSession` does. */
export const becomeMadeAtom = atom(null, async (get, set): Promise<string> => {
  const done = get(making);
  if (done === undefined) return '/login';
  const { email, password } = done.facts;
  return set(signInAtom, { email, password });
});

/** Ends the session of whoever is signed in on this device, in every tab. */
export const endSessionAtom = atom(null, (get) => endSession(get(environmentAtom)));
