import type { ErrorObject } from 'ajv/dist/2020.js';
import { isRecord } from '../../core/isRecord.ts';
import { type Description, placeAt } from './description.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Converts `/questionnaire/0/files` to `questionnaire[0].files`. */
const nameOf = (instancePath: string): string =>
  instancePath
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(
      (name, segment) =>
        /^\d+$/.test(segment) ? `${name}[${segment}]` : (name && `${name}.${segment}`) || segment,
      '',
    );

const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const formatNames: Readonly<Record<string, string>> = {
  email: 'an email address',
  date: 'a date as YYYY-MM-DD',
};

const typesIn = ({ type }: Schema): string[] =>
  (Array.isArray(type) ? type : [type]).map(String).filter((each) => each !== 'null');

function wholeNumber({ minimum, maximum }: Schema): string {
  const from = minimum === undefined ? '' : ` from ${String(minimum)}`;
  return `must be a whole number${from}${maximum === undefined ? '' : ` to ${String(maximum)}`}`;
}

/** Describes the expected value of a schema. A non-empty text "is required". */
function expectation(schema: Schema): string {
  if (Array.isArray(schema['enum'])) {
    return `must be one of ${schema['enum'].filter((value) => value !== null).join(', ')}`;
  }
  if (typeof schema['x-expected'] === 'string') return `must be ${schema['x-expected']}`;
  const format = typeof schema['format'] === 'string' ? formatNames[schema['format']] : undefined;
  if (format !== undefined) return `must be ${format}`;
  const types = typesIn(schema);
  if (types.includes('integer')) return wholeNumber(schema);
  if (types.length === 1 && types[0] === 'string' && ('minLength' in schema || 'pattern' in schema)) {
    return 'is required';
  }
  return `must be ${types.map((type) => typeNames[type] ?? type).join(', ')}`;
}

function resolved(schema: unknown, description: Description): Schema {
  if (!isRecord(schema)) return {};
  const { $ref: reference } = schema;
  if (typeof reference !== 'string') return schema;
  const place = placeAt(reference.replace(/^#\//, '').split('/'), description);
  return place === undefined ? {} : { ...place.value, ...schema };
}

const propertyOf = (parent: Schema, name: string, description: Description): Schema =>
  isRecord(parent['properties']) ? resolved(parent['properties'][name], description) : {};

/** Message of the 400 for a validation error. */
export function errorMessage(error: ErrorObject, description: Description): string {
  const { instancePath, keyword, params } = error;
  const parent: Schema = isRecord(error.parentSchema) ? error.parentSchema : {};
  const name = nameOf(instancePath);
  switch (keyword) {
    case 'required': {
      const missing = String(params['missingProperty']);
      const schema = propertyOf(parent, missing, description);
      const problem =
        typesIn(schema).includes('string') && !schema['enum'] ? 'is required' : expectation(schema);
      return `${name && `${name}.`}${missing} ${problem}`;
    }
    case 'additionalProperties': {
      const known = isRecord(parent['properties']) ? Object.keys(parent['properties']) : [];
      return `Only ${listed(known)} may be sent${name && ` in ${name}`}`;
    }
    case 'minProperties':
      return 'There is nothing to change';
    case 'maxLength':
      return `${name} must not be longer than ${String(params['limit'])} letters`;
    case 'maxItems':
      return `${name} must not be longer than ${String(params['limit'])}`;
    default:
      return `${name || 'The request body'} ${expectation(parent)}`;
  }
}
