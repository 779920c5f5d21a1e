import type * as fc from 'fast-check';
import { type Place, below, itemsOf } from '../../http/contract/description.ts';
import type { DocumentedOperation } from '../../http/contract/index.ts';
import type { Dictionary } from '../fuzz/fromSchema.ts';
import { type RequestSpec, validRequests } from '../fuzz/requests.ts';

/** Place of an id in a request. */
export interface Slot {
  /** Such as 'path id' or 'body couponIds'. */
  name: string;
  /** Requests with the given id in the slot and the caller's own values elsewhere. */
  requests(id: string, dictionary: Dictionary): fc.Arbitrary<RequestSpec>;
}

const isId = (place: Place | undefined, name: string): boolean =>
  place !== undefined && (place.pointer.endsWith('/schemas/Id') || /Ids?$/.test(name));

const nameOf = ({ value }: Place) => String(value['name']);

function pathSlots(operation: DocumentedOperation): Slot[] {
  return itemsOf(operation.place, 'parameters')
    .filter(
      (parameter) => parameter.value['in'] === 'path' && isId(below(parameter, 'schema'), nameOf(parameter)),
    )
    .map((parameter) => ({
      name: `path ${nameOf(parameter)}`,
      requests: (id, dictionary) =>
        validRequests(operation, dictionary).map((spec) => ({
          ...spec,
          url:
            operation.path.replace(`{${nameOf(parameter)}}`, encodeURIComponent(id)) +
            (/\?.*$/.exec(spec.url)?.[0] ?? ''),
        })),
    }));
}

function querySlots(operation: DocumentedOperation): Slot[] {
  return itemsOf(operation.place, 'parameters')
    .filter(
      (parameter) => parameter.value['in'] === 'query' && isId(below(parameter, 'schema'), nameOf(parameter)),
    )
    .map((parameter) => ({
      name: `query ${nameOf(parameter)}`,
      // Without other parameters, which could be rejected instead.
      requests: (id, dictionary) =>
        validRequests(operation, dictionary).map((spec) => {
          const { pathname } = new URL(spec.url, 'http://sandbox.localhost');
          return { ...spec, url: `${pathname}?${nameOf(parameter)}=${encodeURIComponent(id)}` };
        }),
    }));
}

function bodySlots(operation: DocumentedOperation): Slot[] {
  const described = below(operation.place, 'requestBody');
  const content = described && below(described, 'content');
  const media = content && below(content, 'application/json');
  const schema = media && below(media, 'schema');
  const properties = schema && below(schema, 'properties');
  return Object.keys(properties?.value ?? {}).flatMap((name) => {
    const property = properties && below(properties, name);
    if (!isId(property, name)) return [];
    const isList = property?.value['type'] === 'array';
    return {
      name: `body ${name}`,
      requests: (id: string, dictionary: Dictionary) =>
        validRequests(operation, dictionary).map((spec) => {
          const body: unknown = typeof spec.body === 'string' ? JSON.parse(spec.body) : {};
          const fields = typeof body === 'object' && body !== null ? body : {};
          return { ...spec, body: JSON.stringify({ ...fields, [name]: isList ? [id] : id }) };
        }),
    };
  });
}

/** Every place of an id in an operation's requests. */
export const slotsOf = (operation: DocumentedOperation): readonly Slot[] => [
  ...pathSlots(operation),
  ...querySlots(operation),
  ...bodySlots(operation),
];
