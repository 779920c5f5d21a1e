import { stepsOf } from '@patient/api/model';
import { perform, type CreationRequest, type NewPatient, type Tools } from './perform.ts';
import { callsTo, type Call } from './rules/calls.ts';
import { fakePerson } from './rules/person.ts';

/** Progress of creating a patient. */
export interface Creation {
  readonly state: 'running' | 'failed' | 'done';
  readonly patient: NewPatient;
  readonly calls: readonly Call[];
  /** Number of calls that are done; the next one is in progress or failed. */
  readonly done: number;
  readonly error?: unknown;
}

const callsOf = ({ request, subscription }: NewPatient): readonly Call[] =>
  callsTo({
    ...request,
    hasCoupon: request.coupon.trim() !== '',
    order: subscription && stepsOf(subscription),
  });

/** New creation with no call done. `id` is unique letters and digits. */
export function newCreation(request: CreationRequest, id: string, { random, now }: Tools): Creation {
  const patient: NewPatient = {
    request,
    person: fakePerson(request.gender, random, now()),
    // On a reserved domain (RFC 2606).
    email: request.email.trim() || `test-${request.productType}-${id}@example.com`,
    password: request.password || `Test-${id}-7K`,
    paymentKey: `test-${id}`,
  };
  return { state: 'running', patient, calls: callsOf(patient), done: 0 };
}

/** Runs the remaining calls in sequence and stops at the first failure; run again, it continues with that call. */
export async function create(
  { patient, calls, done }: Creation,
  tools: Tools,
  onChange: (creation: Creation) => void,
): Promise<Creation> {
  const client = tools.clientWith(async () => {
    if (patient.token !== undefined && patient.token.expiresAt <= tools.now())
      patient.token = await tools.identity.signIn(patient.email, patient.password);
    return patient.token?.token;
  });
  let now: Creation = { state: 'running', patient, calls, done };
  const show = (change: Partial<Creation>) => onChange((now = { ...now, ...change }));
  show({});
  try {
    for (let call = now.calls[now.done]; call !== undefined; call = now.calls[now.done]) {
      // In sequence: each call depends on earlier ones.
      await perform[call.kind](patient, { ...tools, client });
      show({ calls: callsOf(patient), done: now.done + 1 });
    }
    show({ state: 'done' });
  } catch (error) {
    show({ state: 'failed', error });
  }
  return now;
}
