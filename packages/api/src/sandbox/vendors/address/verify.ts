import type { components } from '../../../generated/address.ts';
import { type TypedArea, inArea } from './areas.ts';
import { type BookAddress, streetLine } from './book.ts';
import { type TypedStreet, abbreviated, plain, typedStreet } from './spelling.ts';

export type Candidate = components['schemas']['Candidate'];
type MatchCode = NonNullable<components['schemas']['AddressAnalysis']['dpv_match_code']>;

/** Typed address. */
export interface TypedAddress extends TypedArea {
  street: string;
  street2?: string | undefined;
}

/** Match code of a unit of a known address: confirmed, unit not confirmed, or unit missing. */
export function unitMatch({ units }: Pick<BookAddress, 'units'>, unit: string): 'Y' | 'S' | 'D' {
  if (unit === '') return units === undefined ? 'Y' : 'D';
  const isKnown = units?.numbers.some((number) => plain(number) === unit) ?? false;
  return isKnown ? 'Y' : 'S';
}

/** The vendor's footnotes by match code: AA street known, A1 unknown, M3 wrong number; BB, CC and N1 are about the unit. */
const footnotes: Record<MatchCode, string> = { Y: 'AABB', S: 'AACC', D: 'AAN1', N: 'AAM3', '': 'A1' };

/** Addresses on a street, spelled exactly, else without the direction, else also without the suffix. */
function addressesOnStreet(addresses: readonly BookAddress[], name: string): BookAddress[] {
  const spellings: ((address: BookAddress) => string)[] = [
    ({ direction, street, suffix }) => `${direction} ${street} ${suffix}`,
    ({ street, suffix }) => `${street} ${suffix}`,
    ({ street }) => street,
  ];
  for (const spelling of spellings) {
    const found = addresses.filter((address) => abbreviated(spelling(address)) === name);
    if (found.length > 0) return found;
  }
  return [];
}

function candidateOf(address: BookAddress, code: MatchCode, unit: string): Candidate {
  const { number, direction, street, suffix, city, state, zip, plus4, units } = address;
  const designator = unit === '' ? undefined : (units?.designator ?? '#');
  const line = streetLine(address);
  const secondary = designator && `${designator} ${unit.toUpperCase()}`;
  return {
    delivery_line_1: secondary ? `${line} ${secondary}` : line,
    last_line: `${city} ${state} ${zip}${plus4 && `-${plus4}`}`.trim(),
    components: {
      primary_number: number,
      ...(direction && { street_predirection: direction }),
      street_name: street,
      street_suffix: suffix,
      ...(designator && { secondary_designator: designator, secondary_number: unit.toUpperCase() }),
      city_name: city,
      state_abbreviation: state,
      zipcode: zip,
      ...(plus4 && { plus4_code: plus4 }),
    },
    analysis: { dpv_match_code: code, dpv_footnotes: footnotes[code] },
  };
}

/** Typed address as a candidate, which the vendor returns for `match=invalid` without a match. */
function asTyped(
  { city = '', state = '', zipcode = '' }: TypedAddress,
  { line, unit }: TypedStreet,
): Candidate {
  const [number = '', ...street] = line.split(' ');
  const address = { number, direction: '', street: street.join(' '), suffix: '', city, state, zip: zipcode };
  return candidateOf({ ...address, plus4: '' }, '', unit);
}

function invalid(typed: TypedAddress, parsed: TypedStreet, street: readonly BookAddress[]): Candidate {
  const [nearest] = street;
  if (nearest === undefined) return asTyped(typed, parsed);
  const { units: _units, ...house } = nearest;
  return candidateOf({ ...house, number: parsed.line.split(' ')[0] ?? '', plus4: '' }, 'N', parsed.unit);
}

/**
 * Candidates for an address, best first. `match: 'invalid'` also returns an undeliverable one: 'N' for a wrong number on a
 * known street, '' for an address that could not be checked.
 */
export function verify(
  typed: TypedAddress,
  { candidates = 1, match = 'strict' }: { candidates?: number; match?: string } = {},
): Candidate[] {
  const parsed = typedStreet(typed.street, typed.street2);
  const [number, ...name] = parsed.line.split(' ');
  const street = addressesOnStreet(inArea(typed), name.join(' '));
  const houses = street.filter((address) => address.number === number);
  const found =
    houses.length > 0
      ? houses
          .slice(0, candidates)
          .map((house) => candidateOf(house, unitMatch(house, parsed.unit), parsed.unit))
      : match === 'invalid'
        ? [invalid(typed, parsed, street)]
        : [];
  return found.map((candidate, candidate_index) => ({ input_index: 0, candidate_index, ...candidate }));
}
