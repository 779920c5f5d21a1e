import { cutText } from './cutText.ts';
import { isRecord } from './isRecord.ts';

/** Shapes of the fields of records, in the notation of `generated/answers.ts`; `1..31` is an integer in that range. */
export type Records = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Latest date, ms since 1970: arithmetic with later ones fails. */
const MAX_DATE = Date.UTC(9999, 0);

const isDate = (value: string): boolean => Math.abs(Date.parse(value)) <= MAX_DATE;

/** Readers of single values; undefined for a value of another type. */
const READERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  text: (value) => (typeof value === 'string' ? cutText(value) : undefined),
  /** Text that a patient has typed, which is not truncated. */
  input: (value) => (typeof value === 'string' ? value : undefined),
  id: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  moment: (value) => (typeof value === 'string' && isDate(value) ? value : undefined),
  day: (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isDate(value) ? value : undefined,
  // JSON.parse returns Infinity for 1e999.
  number: (value) => (Number.isFinite(value) ? value : undefined),
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  null: (value) => (value === null ? value : undefined),
};

/** Fallback for a missing required field; undefined where a guess could mislead, as for an id, sum or date. */
function fallbackOf(shape: string): unknown {
  if (shape.endsWith('[]')) return [];
  if (shape === 'text' || shape === 'input') return '';
  return shape === 'boolean' ? false : undefined;
}

/** Readable entries of a list; undefined for anything but a list. */
export const readList = (records: Records, shape: string, value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value)
    ? value.map((entry) => readValue(records, shape, entry)).filter((entry) => entry !== undefined)
    : undefined;

/** Record with the readable fields; undefined if a required one is unreadable. */
export function readRecord(
  records: Records,
  fields: Readonly<Record<string, string>>,
  value: unknown,
): Record<string, unknown> | undefined {
  if (!isRecord(value)) return undefined;
  const read: Record<string, unknown> = { ...value };
  for (const [field, shape] of Object.entries(fields)) {
    const isOptional = field.endsWith('?');
    const name = isOptional ? field.slice(0, -1) : field;
    const own = readValue(records, shape, value[name]);
    // Not `??`: null is a value where the description allows it.
    const found = own === undefined && !isOptional ? fallbackOf(shape) : own;
    if (found !== undefined) read[name] = found;
    else if (isOptional) delete read[name];
    else return undefined;
  }
  return read;
}

/** Value if it has the shape; otherwise undefined. */
function readValue(records: Records, shape: string, value: unknown): unknown {
  const list = /^\((.+)\)\[\]$|^([^|]+)\[\]$/.exec(shape);
  if (list) return readList(records, list[1] ?? list[2] ?? '', value);
  if (shape.includes('|')) {
    for (const each of shape.split('|')) {
      const read = readValue(records, each, value);
      if (read !== undefined) return read;
    }
    return undefined;
  }
  const [, min, max] = /^(\d+)\.\.(\d+)$/.exec(shape) ?? [];
  if (max !== undefined) {
    const isCount = Number.isInteger(value) && Number(value) >= Number(min) && Number(value) <= Number(max);
    return isCount ? value : undefined;
  }
  if (shape.startsWith("'")) return shape === `'${String(value)}'` ? value : undefined;
  const reader = READERS[shape];
  return reader ? reader(value) : readRecord(records, records[shape] ?? {}, value);
}
