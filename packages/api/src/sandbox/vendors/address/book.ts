import { cities } from './cities.ts';

/** Units of a building: their designator and numbers. */
export interface Units {
  designator: 'Apt' | 'Unit' | 'Ste';
  numbers: readonly string[];
}

/** Fictional address in the spelling of the postal service. */
export interface BookAddress {
  number: string;
  /** 'N' or 'S' before the name of the street, or ''. */
  direction: string;
  street: string;
  /** Abbreviated suffix such as 'St' or 'Ave'. */
  suffix: string;
  city: string;
  state: string;
  zip: string;
  plus4: string;
  units?: Units;
}

const streets =
  'Maple Cedar Juniper Lakeview Harbor Willow Chestnut Sunset Meadow Franklin Jefferson Prospect Orchard Spring Highland Park Birch Ridge Church Union Walnut Magnolia Valley Summit'.split(
    ' ',
  );
const suffixes = ['St', 'Ave', 'Rd', 'Ln', 'Dr', 'Blvd', 'Ct', 'Pl'];
const designators = ['Apt', 'Unit', 'Ste'] as const;

const STREETS_IN_A_CITY = 6;
const HOUSES_ON_A_STREET = 4;
/** The last two streets of a city are the north and south ends of one street, so that it is ambiguous without a direction. */
const NORTH_END = 4;

const pick = <Item>(items: readonly Item[], index: number, none: Item): Item =>
  items[index % items.length] ?? none;

function unitsOf(cityIndex: number, house: number): { units: Units } | undefined {
  if (house !== HOUSES_ON_A_STREET - 1) return undefined;
  const designator = pick(designators, cityIndex, 'Apt');
  return { units: { designator, numbers: Array.from({ length: 12 }, (_, index) => String(index + 1)) } };
}

function addressAt(cityIndex: number, street: number, house: number): BookAddress {
  const { city = '', state = '', zipPrefix = '' } = cities[cityIndex] ?? {};
  const named = Math.min(street, NORTH_END);
  // 96799 is in American Samoa.
  const areas = zipPrefix === '967' ? 98 : 99;
  const area = ((cityIndex * STREETS_IN_A_CITY + street) % areas) + 1;
  return {
    number: String((house + 1) * 100 + ((cityIndex * 37 + named * 11 + house * 53) % 99)),
    direction: street < NORTH_END ? '' : pick(['N', 'S'], street, ''),
    street: pick(streets, cityIndex * 5 + named * 7, ''),
    suffix: pick(suffixes, cityIndex + named * 3, ''),
    city,
    state,
    zip: zipPrefix + String(area).padStart(2, '0'),
    plus4: String(1000 + ((cityIndex * 131 + street * 17 + house * 7) % 9000)),
    ...unitsOf(cityIndex, house),
  };
}

const home = (
  line: readonly [number: string, street: string, suffix: string, city: string, state: string, zip: string],
  units?: Units,
): BookAddress => {
  const [number, street, suffix, city, state, zip] = line;
  return { number, direction: '', street, suffix, city, state, zip, plus4: '1204', ...(units && { units }) };
};

/** Addresses of the patients of the seed. */
const homes: readonly BookAddress[] = [
  home(['418', 'Maple', 'St', 'Portland', 'OR', '97205'], {
    designator: 'Apt',
    numbers: ['1A', '1B', '2A', '2B', '3A', '3B'],
  }),
  home(['2210', 'Cedar', 'Ave', 'Austin', 'TX', '78704']),
  home(['75', 'Harbor', 'Rd', 'Portsmouth', 'NH', '03801']),
  home(['1604', 'Juniper', 'Ln', 'Boise', 'ID', '83702'], {
    designator: 'Unit',
    numbers: ['10', '11', '12'],
  }),
  home(['330', 'Lakeview', 'Dr', 'Madison', 'WI', '53703']),
];

let book: readonly BookAddress[] | undefined;

/** All addresses. Created on first use, as most stories and tests don't need them. */
export function addressBook(): readonly BookAddress[] {
  book ??= [
    ...homes,
    ...cities.flatMap((_, cityIndex) =>
      Array.from({ length: STREETS_IN_A_CITY * HOUSES_ON_A_STREET }, (_entry, index) =>
        addressAt(cityIndex, Math.floor(index / HOUSES_ON_A_STREET), index % HOUSES_ON_A_STREET),
      ),
    ),
  ];
  return book;
}

/** First line of an address, such as '418 N Maple St'. */
export const streetLine = ({ number, direction, street, suffix }: BookAddress): string =>
  [number, direction, street, suffix].filter((part) => part !== '').join(' ');
