import * as fc from 'fast-check';
import { type Place, below, itemsOf } from '../../http/contract/description.ts';
import type { DocumentedOperation } from '../../http/contract/index.ts';
import { nounOf } from './dictionary.ts';
import { type Dictionary, type Json, fromSchema, hostileTexts } from './fromSchema.ts';
import { filesOfForm } from './files.ts';

/** A request before it is one, so that it can be read in the message of a failure. */
export interface RequestSpec {
  method: string;
  /** Path and query, encoded. */
  address: string;
  /** A JSON text, or what is put into a form. */
  body?: string | readonly FormField[];
}

export type FormField = readonly [
  name: string,
  value: string | { bytes: Uint8Array<ArrayBuffer>; type: string; name: string },
];

const parametersOf = (operation: DocumentedOperation, where: string): readonly Place[] =>
  itemsOf(operation.place, 'parameters').filter(({ value }) => value['in'] === where);

const schemaOf = (parameter: Place): Place => {
  const schema = below(parameter, 'schema');
  if (schema === undefined) throw new Error(`${parameter.pointer} has no schema`);
  return schema;
};

/** The name under which the ids of a path have been seen. */
const nameIn = (operation: DocumentedOperation, parameter: string, dictionary: Dictionary): string => {
  if (parameter !== 'id') return parameter;
  const own = `${nounOf(operation.path)}Id`;
  return dictionary.has(own) ? own : 'subscriptionId';
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const encoded = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed());

function pathOf(operation: DocumentedOperation, dictionary: Dictionary): fc.Arbitrary<string> {
  const parameters = parametersOf(operation, 'path');
  const values = Object.fromEntries(
    parameters.map((parameter) => {
      const name = nameOf(parameter);
      return [name, fromSchema(schemaOf(parameter), dictionary, nameIn(operation, name, dictionary))];
    }),
  );
  return fc
    .record<Record<string, unknown>>(values)
    .map((chosen) =>
      operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(chosen[name]) || '%20'),
    );
}

const nameOf = ({ value }: Place) => String(value['name']);

function queryOf(operation: DocumentedOperation, dictionary: Dictionary): fc.Arbitrary<string> {
  const parameters = parametersOf(operation, 'query');
  const values = Object.fromEntries(
    parameters.map((parameter) => [
      nameOf(parameter),
      fromSchema(schemaOf(parameter), dictionary, nameOf(parameter)),
    ]),
  );
  const requiredKeys = parameters.filter(({ value }) => value['required'] === true).map(nameOf);
  return fc
    .record<Record<string, unknown>>(values, { requiredKeys })
    .map((chosen) => Object.entries(chosen).map(([name, value]) => `${name}=${encoded(value)}`))
    .map((parts) => [...parts, ...operation.keys.map((key) => `${String(key)}=sandbox`)])
    .map((parts) => (parts.length === 0 ? '' : `?${parts.join('&')}`));
}

function formOf(schema: Place, dictionary: Dictionary): fc.Arbitrary<readonly FormField[]> {
  const properties = below(schema, 'properties');
  const fields = Object.keys(properties?.value ?? {}).map((name): fc.Arbitrary<FormField> => {
    const property = properties && below(properties, name);
    const isText = property?.value['type'] === 'string' && property.value['format'] !== 'binary';
    return isText
      ? fromSchema(property, dictionary, name).map((value) => [name, asText(value)] as const)
      : fc.constantFrom(...filesOfForm).map((file) => [name, file] as const);
  });
  return fc.tuple(...fields);
}

function bodyOf(operation: DocumentedOperation, dictionary: Dictionary): fc.Arbitrary<RequestSpec['body']> {
  const described = below(operation.place, 'requestBody');
  const content = described && below(described, 'content');
  const [type] = Object.keys(content?.value ?? {});
  const media = content && type !== undefined ? below(content, type) : undefined;
  const schema = media && below(media, 'schema');
  if (schema === undefined) return fc.constant(undefined);
  if (type === 'multipart/form-data') return formOf(schema, dictionary);
  const json = fromSchema(schema, dictionary).map((value) => JSON.stringify(value));
  return described?.value['required'] === true ? json : fc.option(json, { nil: undefined });
}

const specOf = (method: string, address: string, body: RequestSpec['body']): RequestSpec => ({
  method: method.toUpperCase(),
  address,
  ...(body !== undefined && { body }),
});

/** Requests for an operation that are as the description says. */
export function validRequests(
  operation: DocumentedOperation,
  dictionary: Dictionary,
): fc.Arbitrary<RequestSpec> {
  return fc
    .tuple(pathOf(operation, dictionary), queryOf(operation, dictionary), bodyOf(operation, dictionary))
    .map(([path, query, body]) => specOf(operation.method, path + query, body));
}

/** Values that stand where another one was expected. */
const wrongValues: Json = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    {},
    [],
    [[]],
    [null],
    -1,
    1.5,
    1e308,
    { __proto__: 1 },
    { $ne: null },
    ...hostileTexts,
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every way down into a value. */
function waysInto(value: unknown): readonly (readonly string[])[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [[], ...entries.flatMap(([key, child]) => waysInto(child).map((way) => [key, ...way]))];
}

function replaced(value: unknown, way: readonly string[], change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = way;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (String(index) === key ? replaced(item, rest, change) : item));
  }
  if (!isObject(value)) return value;
  return { ...value, [key]: replaced(value[key], rest, change) };
}

const without = (value: unknown, pick: number): unknown => {
  if (!isObject(value)) return {};
  const keys = Object.keys(value);
  const gone = keys[pick % Math.max(keys.length, 1)];
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone));
};

/** A JSON text with one thing wrong: a value of another kind, one that is missing, one too many, or no JSON at all. */
function spoilt(text: string): fc.Arbitrary<string> {
  const value: unknown = JSON.parse(text);
  const somewhere = fc.constantFrom(...waysInto(value));
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(somewhere, wrongValues)
        .map(([way, wrong]) => JSON.stringify(replaced(value, way, () => wrong))),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(somewhere, fc.nat(20))
        .map(([way, pick]) => JSON.stringify(replaced(value, way, (old) => without(old, pick)))),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.string(), wrongValues)
        .map(([key, extra]) => JSON.stringify(isObject(value) ? { ...value, [key]: extra } : extra)),
    },
    { weight: 1, arbitrary: fc.nat(text.length).map((end) => text.slice(0, end)) },
  );
}

const strayQueries = fc
  .array(
    fc.tuple(fc.constantFrom('limit', 'page', 'sort', '__proto__', 'x', 'patientId', 'status'), wrongValues),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map(([name, value]) => `&${name}=${encoded(value)}`).join(''));

/** Requests for an operation that may differ from the description in any part. */
export function wrongRequests(
  operation: DocumentedOperation,
  dictionary: Dictionary,
): fc.Arbitrary<RequestSpec> {
  return fc
    .tuple(validRequests(operation, dictionary), strayQueries, wrongValues, fc.boolean())
    .chain(([spec, stray, value, keepBody]) => {
      const address =
        stray === ''
          ? spec.address
          : spec.address + (spec.address.includes('?') ? stray : `?${stray.slice(1)}`);
      const { body } = spec;
      if (operation.method === 'get') return fc.constant({ ...spec, address });
      if (typeof body === 'string' && keepBody) return spoilt(body).map((text) => ({ ...spec, body: text }));
      if (Array.isArray(body) && keepBody) return fc.constant({ ...spec, body: body.slice(1) });
      return fc.constant({ ...spec, address, body: JSON.stringify(value) });
    });
}
