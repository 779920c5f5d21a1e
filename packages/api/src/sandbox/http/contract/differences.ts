import type { ErrorObject } from 'ajv/dist/2020.js';
import { isRecord } from '../../core/isRecord.ts';
import type { DocumentedOperation } from './operations.ts';
import { bodySchemaOf } from './response.ts';
import { knownBodyErrors } from './validator.ts';

/** Difference between a response and its description. Has types and shapes instead of values, which may be personal. */
export interface Difference {
  /** JSON pointer into the body, or the part of the response such as 'status'. */
  where: string;
  expected: string;
  received: string;
}

/** Name of a field; a name that might be a value, such as an email address, is left out. */
const fieldName = (name: string): string => (/^[A-Za-z_]\w{0,39}$/.test(name) ? name : '(other name)');

const LONGEST_SHAPE = 30;

/** Type of a value, and the shape of a text: each letter is an `a`, each digit a `9`. */
function shapeOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (isRecord(value)) return `object with ${Object.keys(value).slice(0, 6).map(fieldName).join(', ')}`;
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number with decimals';
  if (typeof value !== 'string') return typeof value;
  const shape = value
    .slice(0, LONGEST_SHAPE)
    .replaceAll(/[\p{L}\p{M}]/gu, 'a')
    .replaceAll(/\p{N}/gu, '9');
  return `string "${shape}${value.length > LONGEST_SHAPE ? '…' : ''}"`;
}

const listOf = (values: unknown): string => (Array.isArray(values) ? values.join(', ') : String(values));

function expectedBy({ keyword, schema, message = '' }: ErrorObject): string {
  switch (keyword) {
    case 'type':
      return Array.isArray(schema) ? schema.join(' or ') : String(schema);
    case 'enum':
    case 'x-known-values':
      return `one of ${listOf(schema)}`;
    case 'format':
      return `format ${String(schema)}`;
    default:
      return message.replace(/^must /, '');
  }
}

function differenceOf(error: ErrorObject): Difference {
  const { keyword, instancePath, params, data } = error;
  if (keyword === 'required') {
    const missing = String(params['missingProperty']);
    return { where: `${instancePath}/${missing}`, expected: 'required field', received: 'nothing' };
  }
  return { where: instancePath || 'body', expected: expectedBy(error), received: shapeOf(data) };
}

/** Errors of the alternatives of `null`, which add nothing to the errors of the value. */
const isOfAlternative = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'oneOf' || (keyword === 'type' && params['type'] === 'null');

const isUndescribed = ({ keyword }: ErrorObject): boolean => keyword === 'additionalProperties';

/** Differences of a response, and the JSON pointers of its undescribed fields, which the app ignores. */
export interface Comparison {
  differences: Difference[];
  undescribed: string[];
}

const unreadable = (received: string): Comparison => ({
  differences: [{ where: 'response', expected: 'as described', received }],
  undescribed: [],
});

/** Compares a response with its description and with `x-known-values`, the values that the app handles. */
export async function responseDifferences(
  operation: DocumentedOperation,
  response: Response,
): Promise<Comparison> {
  const { schema, violation } = bodySchemaOf(operation, response);
  if (violation !== undefined) return unreadable(violation);
  if (schema === undefined) return { differences: [], undescribed: [] };
  let body: unknown;
  try {
    body = await response.clone().json();
  } catch {
    return unreadable('a body that is not JSON');
  }
  const errors = knownBodyErrors(schema)(body).filter((error) => !isOfAlternative(error));
  return {
    differences: errors.filter((error) => !isUndescribed(error)).map(differenceOf),
    undescribed: errors
      .filter(isUndescribed)
      .map(
        ({ instancePath, params }) => `${instancePath}/${fieldName(String(params['additionalProperty']))}`,
      ),
  };
}
