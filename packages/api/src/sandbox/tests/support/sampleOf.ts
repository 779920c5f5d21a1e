import { type Place, below, itemsOf } from '../../http/contract/description.ts';

const samples: Readonly<Record<string, string>> = {
  date: '1990-04-01',
  'date-time': '2026-11-20T12:00:00.000Z',
  email: 'ada@example.com',
  uri: 'https://pictures.test/one.png',
};

function scalarOf(type: unknown, { value: { format, minimum, examples } }: Place): unknown {
  if (type === 'string') {
    const [example] = Array.isArray(examples) ? examples : [];
    return typeof format === 'string' ? samples[format] : (example ?? 'text');
  }
  if (type === 'boolean') return true;
  return type === 'null' ? null : Math.max(1, typeof minimum === 'number' ? minimum : 1);
}

/** A valid value of a schema, with every field and one entry in every list. */
export function sampleOf(place: Place): unknown {
  const { value } = place;
  if ('const' in value) return value['const'];
  if (Array.isArray(value['enum'])) return value['enum'][0];
  const [choice] = itemsOf(place, 'oneOf');
  if (choice !== undefined) return sampleOf(choice);
  const type: unknown = Array.isArray(value['type']) ? value['type'][0] : value['type'];
  if (type === 'array') {
    const items = below(place, 'items');
    return items === undefined ? [] : [sampleOf(items)];
  }
  const properties = below(place, 'properties');
  if (properties === undefined) return type === 'object' ? {} : scalarOf(type, place);
  return Object.fromEntries(
    Object.keys(properties.value).flatMap((name) => {
      const property = below(properties, name);
      return property === undefined ? [] : [[name, sampleOf(property)]];
    }),
  );
}
