import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  'x-assumed'?: unknown;
}
interface Operation {
  'x-assumed'?: unknown;
  operationId: string;
  security?: object[];
  parameters?: Parameter[];
}
interface Schema {
  type?: unknown;
  properties?: Record<string, object>;
  required?: string[];
  additionalProperties?: unknown;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
}

const descriptions = join(import.meta.dirname, '../../../openapi');
const generated = join(import.meta.dirname, 'generated');
const read = (name: string): Description => JSON.parse(readFileSync(join(generated, `${name}.json`), 'utf8'));
const patient = read('patient');
const address = read('address');

const allParametersOf = ({ components }: Description, operation: Operation | undefined): Parameter[] =>
  (operation?.parameters ?? []).map(
    (parameter) => components.parameters?.[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter,
  );
const parametersOf = (description: Description, operation: Operation | undefined) =>
  allParametersOf(description, operation).map(({ name }) => name);

/** Table of the specification: one row per line, cells separated by spaces. */
const table = (name: string) =>
  readFileSync(join(descriptions, 'specification', name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
addFormats.default(ajv);
ajv.addVocabulary([
  'x-assumed',
  'x-assumed-reason',
  'x-known-values',
  'x-expected',
  'x-media-types',
  'x-max-bytes',
  ...Object.keys(patient),
]);
ajv.addSchema(patient, 'patient');

/** All objects of a document with their JSON pointers. */
function* nodes(value: unknown, at = ''): Generator<[string, object]> {
  if (typeof value !== 'object' || value === null) return;
  yield [at, value];
  for (const [key, child] of Object.entries(value)) yield* nodes(child, `${at}/${key}`);
}

it.each(table('calls.txt'))('the description has %s %s', (method = '', path = '', ...query) => {
  const operation = patient.paths[path]?.[method];
  expect(operation?.operationId).toBeTypeOf('string');
  expect(parametersOf(patient, operation)).toEqual(expect.arrayContaining(query));
});

it.each(table('fields.txt'))('the description has every field of %s', (entity = '', ...names) => {
  expect(Object.keys(patient.components.schemas[entity]?.properties ?? {})).toEqual(
    expect.arrayContaining(names),
  );
});

it('the description has the parameters of the address services', () => {
  expect(parametersOf(address, address.paths['/suggest']?.['get'])).toEqual(['prefix', 'filter']);
  expect(parametersOf(address, address.paths['/street-address']?.['get'])).toEqual(
    'street street2 city state zipcode candidates match'.split(' '),
  );
});

it('the description requires a token for all calls except those before sign-in', () => {
  const open = Object.values(patient.paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ security }) => security?.length === 0);
  expect(open.map(({ operationId }) => operationId).sort()).toEqual([
    'checkPhoneNumber',
    'checkResetToken',
    'checkUserExists',
    'getConfig',
    'getEnabledStates',
    'resetPassword',
    'sendPasswordReset',
  ]);
});

it('the description gives a reason for everything assumed', () => {
  const withoutReason = [...nodes(patient), ...nodes(address)].filter(
    ([, node]) => 'x-assumed' in node !== 'x-assumed-reason' in node,
  );
  expect(withoutReason.map(([at]) => at)).toEqual([]);
});

it('the description marks as additions exactly the calls and query parameters that are not in the specification', () => {
  const named = new Map(
    table('calls.txt').map(([method = '', path = '', ...query]) => [`${method} ${path}`, query]),
  );
  const wrong = Object.entries(patient.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const query = named.get(`${method} ${path}`);
      if (query === undefined) return operation['x-assumed'] === 'addition' ? [] : [operation.operationId];
      const marked = allParametersOf(patient, operation)
        .filter((parameter) => parameter.in === 'query')
        .filter(({ name, ...rest }) => query.includes(name) === (rest['x-assumed'] === 'addition'))
        .map(({ name }) => `${operation.operationId} ${name}`);
      return operation['x-assumed'] === 'addition' ? [operation.operationId] : marked;
    }),
  );
  expect(wrong).toEqual([]);
});

it('the description marks as additions exactly the optional fields that are not in the specification', () => {
  const wrong = table('fields.txt').flatMap(([entity = '', ...names]) => {
    const { properties = {}, required = [] } = patient.components.schemas[entity] ?? {};
    return Object.entries(properties)
      .filter(([name, field]) => {
        const isNamed = names.includes(name) || required.includes(name);
        return isNamed === ('x-assumed' in field && field['x-assumed'] === 'addition');
      })
      .map(([name]) => `${entity} ${name}`);
  });
  // The specification says "the log data" without its fields.
  expect(wrong.filter((field) => !field.startsWith('OnlineVisitLog '))).toEqual([]);
});

it('the description forbids undocumented fields, except in error metadata', () => {
  const open = [...nodes(patient)].filter(
    ([, node]) =>
      'properties' in node &&
      'type' in node &&
      !('additionalProperties' in node && node.additionalProperties === false),
  );
  expect(open.map(([at]) => at)).toEqual(['/components/schemas/ErrorMetadata']);
});

it.each(Object.keys(patient.components.schemas))('the description has a valid schema for %s', (name) => {
  expect(ajv.compile({ $ref: `patient#/components/schemas/${name}` })).toBeTypeOf('function');
});

it('the description has examples and defaults that match their schemas', () => {
  const wrong = [...nodes(patient), ...nodes(address)].flatMap(([at, node]) => {
    const samples = 'examples' in node && Array.isArray(node.examples) ? node.examples : [];
    const all = 'default' in node && 'type' in node ? [...samples, node.default] : samples;
    return all.filter((sample) => !ajv.validate(node, sample)).map((sample) => `${at}: ${sample}`);
  });
  expect(wrong).toEqual([]);
});

it('the description rejects a response with an undocumented field', () => {
  const isValid = ajv.compile({
    $ref: 'patient#/components/responses/Subscriptions/content/application~1json/schema',
  });
  const subscription = { _id: 's1', productType: 'wl', patientId: 'p1', status: 'active' };
  expect(isValid({ data: [subscription] })).toBe(true);
  expect(isValid({ data: [{ ...subscription, note: 'undocumented' }] })).toBe(false);
  expect(isValid(subscription)).toBe(false);
});
