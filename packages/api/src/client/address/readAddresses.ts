import { isRecord } from '../isRecord.ts';
import { readList, type Records } from '../readShape.ts';

/** Fields of the vendor's records that the app reads (openapi/address.yaml). */
const records: Records = {
  Suggestion: {
    street_line: 'text',
    city: 'text',
    state: 'text',
    'text?': 'text',
    'secondary?': 'text',
    'zipcode?': 'text',
    'entries?': 'number',
  },
  Candidate: { analysis: 'Analysis' },
  Analysis: { 'dpv_match_code?': 'text' },
  Lookup: { 'city_states?': 'CityState[]', 'zipcodes?': 'Zipcode[]' },
  CityState: { city: 'text', state_abbreviation: 'text' },
  Zipcode: { zipcode: 'text', default_city: 'text', state_abbreviation: 'text' },
};

/** The entries that can be read; undefined where there were some and none of them can. */
function readAll(shape: string, value: unknown): readonly unknown[] | undefined {
  const read = readList(records, shape, value);
  return Array.isArray(value) && value.length > 0 && read?.length === 0 ? undefined : read;
}

function readSuggestions(body: unknown): unknown {
  if (!isRecord(body)) return undefined;
  // The vendor's way to say that there are none.
  if (body.suggestions === null) return body;
  const suggestions = readAll('Suggestion', body.suggestions);
  return suggestions && { ...body, suggestions };
}

/**
 * Reads the body of an answer of the address services, as `readAnswer` does for those of the service.
 * @returns undefined for a body that holds nothing that can be read
 */
export function readAddresses(operation: string, body: unknown): unknown {
  if (operation === 'GET /suggest') return readSuggestions(body);
  return readAll(operation === 'GET /lookup' ? 'Lookup' : 'Candidate', body);
}
