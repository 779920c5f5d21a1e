import type { Sandbox } from '../hosts/createSandbox.ts';
import { signedIn } from './support/patient.ts';
import { dictionaryOf } from './fuzz/dictionary.ts';
import type { Dictionary } from './fuzz/fromSchema.ts';

/** Signed-in account and the values it can read. */
export interface Person {
  scenario: string;
  token: string;
  dictionary: Dictionary;
}

/** Signs in as a scenario's account and collects the values it can read. */
export async function createPerson(sandbox: Sandbox, scenario: string): Promise<Person> {
  const patient = await signedIn(sandbox, scenario);
  const ids = { patientId: `patient-${scenario}`, userId: `user-${scenario}` };
  return { scenario, token: patient.token, dictionary: await dictionaryOf(patient, ids) };
}
