/** A copy of a value with a single change. */
export interface Variant {
  /** Such as `data.0.plan.price is missing`. */
  readonly name: string;
  readonly value: unknown;
}

const MISSING = Symbol('missing');

/** Replacements of a value; those of its own type are skipped. */
const REPLACEMENTS: readonly (readonly [name: string, value: unknown])[] = [
  ['missing', MISSING],
  ['null', null],
  ['a string', 'odd'],
  ['an empty string', ''],
  ['a number', 7],
  ['a boolean', false],
  ['a list', []],
  ['a list of null', [null]],
  ['an object', { odd: null }],
];

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns a copy with one entry replaced. */
function withEntry(parent: object, key: string, value: unknown): unknown {
  const entries = Object.entries(parent).flatMap(([name, own]) => {
    if (name !== key) return [[name, own]];
    return value === MISSING ? [] : [[name, value]];
  });
  return Array.isArray(parent) ? entries.map(([, own]) => own) : Object.fromEntries(entries);
}

/** All copies of a value in which one nested value is missing, null or of another type. */
export function* variantsOf(value: unknown, path = ''): Generator<Variant> {
  if (!isNested(value)) return;
  for (const [key, own] of Object.entries(value)) {
    const place = path === '' ? key : `${path}.${key}`;
    for (const [name, replacement] of REPLACEMENTS) {
      if (kindOf(replacement) === kindOf(own) && !isNested(own)) continue;
      yield { name: `${place} is ${name}`, value: withEntry(value, key, replacement) };
    }
    for (const inner of variantsOf(own, place)) yield { ...inner, value: withEntry(value, key, inner.value) };
  }
}
