import { atom, type Getter, type Setter } from 'jotai';
import { createClient } from '@patient/api';
import type { CreationRequest } from '../rules/request.ts';
import { environmentAtom } from '#shared/environment.ts';
import { addressClientAtom } from '#features/payment/index.ts';
import { signInAtom } from '#features/auth/index.ts';
import { MESSAGES } from '#shared/messages.ts';
import { notifyOnError } from '#shared/service/notify.ts';
import { drawPhoto } from './drawPhoto.ts';
import type { Tools } from './facts.ts';
import { make, newCreation, type PatientCreation, type Watch } from './make.ts';

const creation = atom<PatientCreation | undefined>(undefined);

/** Patient that is being created, or was; only in memory, as it holds the password. */
export const creationAtom = atom((get) => get(creation));

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

/** Letters of a random id that make an email unique. */
const ID_LENGTH = 8;

async function goOn(get: Getter, set: Setter, from: PatientCreation): Promise<void> {
  const environment = get(environmentAtom);
  const watch: Watch = (_call, work) => notifyOnError(environment, work);
  const { state } = await make(from, get(toolsAtom), (now) => set(creation, now), watch);
  // One success stands for a dozen calls.
  if (state === 'done') environment.toasts.show({ kind: 'info', message: MESSAGES.done });
  // Signs out at the identity service; the session of the device belongs to somebody else.
  if (state === 'done' && !environment.session.read().loggedIn)
    await environment
      .loadIdentity()
      .then((identity) => identity.signOut())
      .catch(() => undefined);
}

const isSignedIn = (get: Getter): boolean => get(environmentAtom).session.read().loggedIn;

/** Begins to make a patient, unless somebody is signed in on this device: it would end their session. */
export const startCreationAtom = atom(null, async (get, set, request: CreationRequest): Promise<void> => {
  if (isSignedIn(get) || get(creation)?.state === 'running') return;
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, ID_LENGTH);
  await goOn(get, set, newCreation(request, id, get(toolsAtom)));
});

/** Continues with the call that failed. */
export const retryCreationAtom = atom(null, async (get, set): Promise<void> => {
  const before = get(creation);
  if (isSignedIn(get) || before?.state !== 'failed') return;
  await goOn(get, set, before);
});

/** Choices of staff, kept for the next patient. */
export const choicesAtom = atom<Partial<CreationRequest>>({});

/** Clears the created patient and their email, for another one. */
export const resetCreationAtom = atom(null, (get, set) => {
  const before = get(creation)?.state;
  if (before === 'running') return;
  if (before === 'done') set(choicesAtom, (chosen) => ({ ...chosen, email: '' }));
  set(creation, undefined);
});

/** Signs in as the created patient; resolves to the path to open. Rejects as `beginSession` does. */
export const signInAsCreatedAtom = atom(null, async (get, set): Promise<string> => {
  const done = get(creation);
  if (done === undefined) return '/login';
  const { email, password } = done.facts;
  return set(signInAtom, { email, password });
});
