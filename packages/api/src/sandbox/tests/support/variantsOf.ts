/** One value with a single change, and what was changed. */
export interface Variant {
  /** Such as `data.0.plan.price is missing`. */
  readonly name: string;
  readonly value: unknown;
}

const MISSING = Symbol('missing');

/** What can stand in the place of a value; those of its own type are left out. */
const ODD: readonly (readonly [name: string, value: unknown])[] = [
  ['missing', MISSING],
  ['null', null],
  ['a text', 'odd'],
  ['an empty text', ''],
  ['a number', 7],
  ['a flag', false],
  ['a list', []],
  ['a list of null', [null]],
  ['a record', { odd: null }],
];

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;

const isInner = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A copy whose entry of a key is another one. */
function replaced(parent: object, key: string, value: unknown): unknown {
  const entries = Object.entries(parent).flatMap(([name, own]) => {
    if (name !== key) return [[name, own]];
    return value === MISSING ? [] : [[name, value]];
  });
  return Array.isArray(parent) ? entries.map(([, own]) => own) : Object.fromEntries(entries);
}

/** Every copy of a value in which one value, at any depth, is missing, null or of another type. */
export function* variantsOf(value: unknown, path = ''): Generator<Variant> {
  if (!isInner(value)) return;
  for (const [key, own] of Object.entries(value)) {
    const place = path === '' ? key : `${path}.${key}`;
    for (const [name, odd] of ODD) {
      if (kindOf(odd) === kindOf(own) && !isInner(own)) continue;
      yield { name: `${place} is ${name}`, value: replaced(value, key, odd) };
    }
    for (const inner of variantsOf(own, place)) yield { ...inner, value: replaced(value, key, inner.value) };
  }
}
