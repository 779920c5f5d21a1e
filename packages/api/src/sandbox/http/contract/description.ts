import { isRecord } from '../../core/isRecord.ts';
import address from '../../../generated/address.json' with { type: 'json' };
import patient from '../../../generated/patient.json' with { type: 'json' };

/** Bundled OpenAPI description. */
export interface Description {
  /** Id in validators. */
  id: string;
  document: Record<string, unknown>;
}

/** Bundled description of the service. */
export const document: Record<string, unknown> = patient;

/** Description of the service. */
export const patientDescription: Description = { id: 'patient.json', document };

/** Description of the address vendor. */
export const addressDescription: Description = { id: 'address.json', document: address };

/** Object in a description, with its JSON pointer. */
export interface Place {
  value: Record<string, unknown>;
  pointer: string;
  description: Description;
}

const escaped = (segment: string) => encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'));
const unescaped = (segment: string) =>
  decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');

function resolved(place: Place): Place | undefined {
  const reference = place.value['$ref'];
  if (typeof reference !== 'string') return place;
  return placeAt(reference.replace(/^#\//, '').split('/').map(unescaped), place.description);
}

/** Returns a child of an object, following a `$ref`. */
export function below(place: Place, segment: string): Place | undefined {
  const value = place.value[segment];
  return isRecord(value)
    ? resolved({ ...place, value, pointer: `${place.pointer}/${escaped(segment)}` })
    : undefined;
}

/** Returns the object at a path from the root of a description. */
export function placeAt(segments: readonly string[], description: Description): Place | undefined {
  const root: Place | undefined = { value: description.document, pointer: '#', description };
  return segments.reduce<Place | undefined>((place, segment) => place && below(place, segment), root);
}

/** Returns the items of an array such as `parameters`. */
export function itemsOf(place: Place, segment: string): Place[] {
  const list = place.value[segment];
  if (!Array.isArray(list)) return [];
  return list.flatMap((value: unknown, index) => {
    const item = isRecord(value)
      ? resolved({ ...place, value, pointer: `${place.pointer}/${escaped(segment)}/${index}` })
      : undefined;
    return item === undefined ? [] : [item];
  });
}
