import * as fc from 'fast-check';
import { type Place, below, itemsOf } from '../../http/contract/description.ts';

/** Existing values by field name, so that generated requests hit existing records too. */
export type Dictionary = ReadonlyMap<string, readonly unknown[]>;

export type Json = fc.Arbitrary<unknown>;

const numberAt = (place: Place, key: string): number | undefined => {
  const value = place.value[key];
  return typeof value === 'number' ? value : undefined;
};

const optional = <Key extends string>(key: Key, value: number | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [name in Key]?: number };

/** Strings that often break services. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '%2e%2e%2f',
  '%',
  '\u0000',
  '\uD800',
  '\u202Eright',
  "'; DROP TABLE documents; --",
  '<script>alert(1)</script>',
  '{"$ne":null}',
  'x'.repeat(5000),
];

const formats: Record<string, fc.Arbitrary<string>> = {
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('1970-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  'uri-reference': fc.webPath(),
};

function text(place: Place): fc.Arbitrary<string> {
  const { pattern, format } = place.value;
  const minLength = numberAt(place, 'minLength') ?? 0;
  const maxLength = numberAt(place, 'maxLength') ?? Number.POSITIVE_INFINITY;
  if (typeof pattern === 'string') {
    const matches = new RegExp(pattern, 'u');
    const hostile = hostileTexts.filter((each) => each.length <= maxLength && matches.test(each));
    const generated = fc.stringMatching(new RegExp(pattern)).filter(({ length }) => length <= maxLength);
    return hostile.length === 0 ? generated : fc.oneof(generated, fc.constantFrom(...hostile));
  }
  const known = typeof format === 'string' ? formats[format] : undefined;
  if (known !== undefined) return known;
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 20), unit: 'grapheme' }),
    fc.constantFrom(
      'plain words',
      ...hostileTexts.filter(({ length }) => length >= minLength && length <= maxLength),
    ),
  );
}

function integer(place: Place): fc.Arbitrary<number> {
  return fc.integer({
    ...optional('min', numberAt(place, 'minimum')),
    ...optional('max', numberAt(place, 'maximum')),
  });
}

function decimal(place: Place): fc.Arbitrary<number> {
  const minimum = numberAt(place, 'exclusiveMinimum') ?? numberAt(place, 'minimum');
  return fc.double({
    noNaN: true,
    noDefaultInfinity: true,
    minExcluded: numberAt(place, 'exclusiveMinimum') !== undefined,
    ...optional('min', minimum),
    ...optional('max', numberAt(place, 'maximum')),
  });
}

function list(place: Place, dictionary: Dictionary, name: string): Json {
  const items = below(place, 'items');
  const minLength = numberAt(place, 'minItems') ?? 0;
  const maxLength = Math.min(numberAt(place, 'maxItems') ?? minLength + 3, minLength + 3);
  const item = items === undefined ? fc.jsonValue() : fromSchema(items, dictionary, name);
  return fc.array(item, { minLength, maxLength });
}

function record(place: Place, dictionary: Dictionary): Json {
  const properties = below(place, 'properties');
  const names = Object.keys(properties?.value ?? {});
  const required = Array.isArray(place.value['required']) ? place.value['required'] : [];
  const fields = names.flatMap((name) => {
    const property = properties && below(properties, name);
    return property === undefined ? [] : [[name, fromSchema(property, dictionary, name)] as const];
  });
  const minProperties = numberAt(place, 'minProperties') ?? 0;
  const requiredKeys = names.filter((name) => required.includes(name));
  return fc
    .record(Object.fromEntries(fields), { requiredKeys, noNullPrototype: true })
    .filter((value) => Object.keys(value).length >= minProperties);
}

function ofType(type: unknown, place: Place, dictionary: Dictionary, name: string): Json {
  switch (type) {
    case 'string':
      return text(place);
    case 'integer':
      return integer(place);
    case 'number':
      return decimal(place);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return list(place, dictionary, name);
    case 'object':
      return record(place, dictionary);
    default:
      throw new Error(`${place.pointer} has an unsupported type: ${String(type)}`);
  }
}

const listAt = (place: Place, key: string): readonly unknown[] => {
  const value = place.value[key];
  return Array.isArray(value) ? value : [];
};

/** Existing values of a name, and examples of the description. */
const samplesFor = (dictionary: Dictionary, place: Place, name: string): readonly unknown[] => {
  const isId = place.pointer.endsWith('/schemas/Id');
  const seen = dictionary.get(name) ?? (isId ? (dictionary.get('_id') ?? []) : []);
  return [...seen, ...listAt(place, 'examples'), ...listAt(place, 'x-known-values')];
};

/**
 * Valid values of a schema, often existing ones of the same name. Throws for an unsupported keyword, so that no
 * part of a schema is skipped silently.
 */
export function fromSchema(place: Place, dictionary: Dictionary, name = ''): Json {
  const { value } = place;
  for (const keyword of ['allOf', 'anyOf', 'not', 'if', 'patternProperties', 'prefixItems']) {
    if (keyword in value) throw new Error(`${place.pointer} has the unsupported keyword '${keyword}'`);
  }
  if ('const' in value) return fc.constant(value['const']);
  if (Array.isArray(value['enum'])) return fc.constantFrom(...value['enum']);
  if ('oneOf' in value) {
    return fc.oneof(...itemsOf(place, 'oneOf').map((choice) => fromSchema(choice, dictionary, name)));
  }
  const types: readonly unknown[] = Array.isArray(value['type']) ? value['type'] : [value['type']];
  const generated = fc.oneof(...types.map((type) => ofType(type, place, dictionary, name)));
  const seen = samplesFor(dictionary, place, name).filter((sample) => types.includes(typeof sample));
  return seen.length === 0
    ? generated
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...seen) }, generated);
}
