import { answers, records } from '../generated/answers.ts';
import { cutText } from './cutText.ts';
import { isEnvelope } from './envelope.ts';
import { isRecord } from './isRecord.ts';

/** Answers that are refused when a single entry cannot be read: a question left out could hide a health risk. */
const ALL_OR_NOTHING: ReadonlySet<string> = new Set(['GET /api/questionnaires']);

const isDate = (value: string): boolean => !Number.isNaN(Date.parse(value));

/** Readers of single values; undefined for a value of another kind. */
const READERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  text: (value) => (typeof value === 'string' ? cutText(value) : undefined),
  id: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  moment: (value) => (typeof value === 'string' && isDate(value) ? value : undefined),
  day: (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isDate(value) ? value : undefined,
  // JSON can spell a number that is infinite: 1e999.
  number: (value) => (Number.isFinite(value) ? value : undefined),
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  null: (value) => (value === null ? value : undefined),
};

/** What stands in for a required field; undefined where guessing could mislead, as with an id, a sum or a date. */
function fallbackOf(shape: string): unknown {
  if (shape.endsWith('[]')) return [];
  if (shape === 'text') return '';
  return shape === 'boolean' ? false : undefined;
}

/** The entries that can be read, or undefined for anything but a list. */
const readList = (shape: string, value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value)
    ? value.map((entry) => readValue(shape, entry)).filter((entry) => entry !== undefined)
    : undefined;

function readRecord(fields: Readonly<Record<string, string>>, value: unknown): unknown {
  if (!isRecord(value)) return undefined;
  const read: Record<string, unknown> = { ...value };
  for (const [field, shape] of Object.entries(fields)) {
    const isOptional = field.endsWith('?');
    const name = isOptional ? field.slice(0, -1) : field;
    const own = readValue(shape, value[name]);
    // Not `??`: null is a value where the description allows it.
    const found = own === undefined && !isOptional ? fallbackOf(shape) : own;
    if (found !== undefined) read[name] = found;
    else if (isOptional) delete read[name];
    else return undefined;
  }
  return read;
}

/** A value by its shape of `generated/answers.ts`; undefined when it cannot be read. */
function readValue(shape: string, value: unknown): unknown {
  const list = /^\((.+)\)\[\]$|^([^|]+)\[\]$/.exec(shape);
  if (list) return readList(list[1] ?? list[2] ?? '', value);
  if (shape.includes('|')) {
    for (const each of shape.split('|')) {
      const read = readValue(each, value);
      if (read !== undefined) return read;
    }
    return undefined;
  }
  if (shape.startsWith("'")) return shape === `'${String(value)}'` ? value : undefined;
  const reader = READERS[shape];
  return reader ? reader(value) : readRecord(records[shape] ?? {}, value);
}

/**
 * Reads the body of an answer by the description, so that one odd record breaks no page: a field of the wrong kind counts
 * as absent, a required text, list or flag gets an empty one, and a record without its id, sum or date is left out of its
 * list. Long texts are cut. Fields that the description does not know stay as they are.
 * @returns undefined for a body that holds nothing that can be read
 */
export function readAnswer(operation: string, body: unknown): unknown {
  if (!isEnvelope(body)) return undefined;
  const shape = Object.hasOwn(answers, operation) ? answers[operation] : undefined;
  if (shape === undefined) return body;
  const data = readList(shape, body.data) ?? [];
  const isLost = ALL_OR_NOTHING.has(operation)
    ? data.length < body.data.length
    : data.length === 0 && body.data.length > 0;
  return isLost ? undefined : { ...body, data };
}
