import { records } from '../generated/answers.ts';
import type { components } from '../generated/patient.ts';
import { readRecord } from './readShape.ts';

type Schemas = components['schemas'];

/** Reads an entity of the description that is stored on the device, as responses are read. Undefined if it is unreadable. */
export const readEntity = <Name extends keyof Schemas & string>(
  name: Name,
  value: unknown,
): Schemas[Name] | undefined =>
  // Shapes and types are generated from the same description.
  readRecord(records, records[name] ?? {}, value) as Schemas[Name] | undefined;
