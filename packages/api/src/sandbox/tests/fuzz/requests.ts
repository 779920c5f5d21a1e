import * as fc from 'fast-check';
import { type Place, below, itemsOf } from '../../http/contract/description.ts';
import type { DocumentedOperation } from '../../http/contract/index.ts';
import { nounOf } from './dictionary.ts';
import { type Dictionary, type Json, fromSchema, hostileTexts } from './fromSchema.ts';
import { filesOfForm } from './files.ts';

/** Plain data of a request, readable in the message of a failure. */
export interface RequestSpec {
  method: string;
  /** Encoded path and query. */
  url: string;
  /** JSON text or fields of a form. */
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

/** The name of a path parameter in the dictionary. */
const dictionaryNameOf = (
  operation: DocumentedOperation,
  parameter: string,
  dictionary: Dictionary,
): string => {
  if (parameter !== 'id') return parameter;
  const idOfNoun = `${nounOf(operation.path)}Id`;
  return dictionary.has(idOfNoun) ? idOfNoun : 'subscriptionId';
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const encoded = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed());

function pathOf(operation: DocumentedOperation, dictionary: Dictionary): fc.Arbitrary<string> {
  const parameters = parametersOf(operation, 'path');
  const values = Object.fromEntries(
    parameters.map((parameter) => {
      const name = nameOf(parameter);
      return [
        name,
        fromSchema(schemaOf(parameter), dictionary, dictionaryNameOf(operation, name, dictionary)),
      ];
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

const specOf = (method: string, url: string, body: RequestSpec['body']): RequestSpec => ({
  method: method.toUpperCase(),
  url,
  ...(body !== undefined && { body }),
});

/** Requests for an operation that are valid against the description. */
export function validRequests(
  operation: DocumentedOperation,
  dictionary: Dictionary,
): fc.Arbitrary<RequestSpec> {
  return fc
    .tuple(pathOf(operation, dictionary), queryOf(operation, dictionary), bodyOf(operation, dictionary))
    .map(([path, query, body]) => specOf(operation.method, path + query, body));
}

/** Values to replace expected ones. */
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

/** The paths of all values nested in a value. */
function pathsIn(value: unknown): readonly (readonly string[])[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [[], ...entries.flatMap(([key, child]) => pathsIn(child).map((path) => [key, ...path]))];
}

function replaceAt(value: unknown, path: readonly string[], change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      String(index) === key ? replaceAt(item, rest, change) : item,
    );
  }
  if (!isObject(value)) return value;
  return { ...value, [key]: replaceAt(value[key], rest, change) };
}

const withoutKey = (value: unknown, pick: number): unknown => {
  if (!isObject(value)) return {};
  const keys = Object.keys(value);
  const removed = keys[pick % Math.max(keys.length, 1)];
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== removed));
};

/** JSON text with one error: a wrong, missing or additional value, or truncated text. */
function corrupted(text: string): fc.Arbitrary<string> {
  const value: unknown = JSON.parse(text);
  const anyPath = fc.constantFrom(...pathsIn(value));
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(anyPath, wrongValues)
        .map(([path, wrong]) => JSON.stringify(replaceAt(value, path, () => wrong))),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(anyPath, fc.nat(20))
        .map(([path, pick]) => JSON.stringify(replaceAt(value, path, (old) => withoutKey(old, pick)))),
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

/** A form with a field missing, and with fields that have files and texts. */
function mixed(form: readonly FormField[]): fc.Arbitrary<readonly FormField[]> {
  const values = fc.constantFrom<FormField[1]>('plain text', '', ...filesOfForm);
  const field = fc.tuple(fc.constantFrom(...form.map(([name]) => name)), values);
  return fc.oneof(fc.constant(form.slice(1)), fc.array(field, { minLength: 1, maxLength: 4 }));
}

const extraQueries = fc
  .array(
    fc.tuple(fc.constantFrom('limit', 'page', 'sort', '__proto__', 'x', 'patientId', 'status'), wrongValues),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map(([name, value]) => `&${name}=${encoded(value)}`).join(''));

/** Requests for an operation that may violate the description in any part. */
export function wrongRequests(
  operation: DocumentedOperation,
  dictionary: Dictionary,
): fc.Arbitrary<RequestSpec> {
  return fc
    .tuple(validRequests(operation, dictionary), extraQueries, wrongValues, fc.boolean())
    .chain(([spec, extra, value, keepBody]) => {
      const url =
        extra === '' ? spec.url : spec.url + (spec.url.includes('?') ? extra : `?${extra.slice(1)}`);
      const { body } = spec;
      if (operation.method === 'get') return fc.constant({ ...spec, url });
      if (typeof body === 'string' && keepBody)
        return corrupted(body).map((text) => ({ ...spec, body: text }));
      if (Array.isArray(body) && keepBody) return mixed(body).map((fields) => ({ ...spec, body: fields }));
      return fc.constant({ ...spec, url, body: JSON.stringify(value) });
    });
}
