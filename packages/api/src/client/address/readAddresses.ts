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

/** Readable entries; undefined if there are entries but none is readable. */
function readAll(shape: string, value: unknown): readonly unknown[] | undefined {
  const read = readList(records, shape, value);
  return Array.isArray(value) && value.length > 0 && read?.length === 0 ? undefined : read;
}

function readSuggestions(body: unknown): unknown {
  if (!isRecord(body)) return undefined;
  // The vendor returns null for no suggestions.
  if (body.suggestions === null) return body;
  const suggestions = readAll('Suggestion', body.suggestions);
  return suggestions && { ...body, suggestions };
}

/**
 * Reads the body of a response of the address services, as `readResponse` does for the service.
 * @returns undefined if nothing in the body is readable
 */
export function readAddresses(operation: string, body: unknown): unknown {
  if (operation === 'GET /suggest') return readSuggestions(body);
  return readAll(operation === 'GET /lookup' ? 'Lookup' : 'Candidate', body);
}
