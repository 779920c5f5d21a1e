import { type BookAddress, addressBook } from './book.ts';
import { plain } from './spelling.ts';

/** Known parts of the area of an address. */
export interface TypedArea {
  city?: string | undefined;
  state?: string | undefined;
  zipcode?: string | undefined;
}

interface Areas {
  byZip: ReadonlyMap<string, BookAddress[]>;
  byCity: ReadonlyMap<string, BookAddress[]>;
}

let areas: Areas | undefined;

function grouped(): Areas {
  areas ??= {
    byZip: Map.groupBy(addressBook(), ({ zip }) => zip),
    byCity: Map.groupBy(addressBook(), ({ city }) => plain(city)),
  };
  return areas;
}

/** Addresses with a five-digit zip code. */
export const withZip = (zip: string): readonly BookAddress[] => grouped().byZip.get(zip) ?? [];

/** Addresses in cities with a name, in one state or in all states. */
export function inCity(city: string, state = ''): readonly BookAddress[] {
  const plainState = plain(state);
  const inAnyState = grouped().byCity.get(plain(city)) ?? [];
  return plainState === '' ? inAnyState : inAnyState.filter((address) => plain(address.state) === plainState);
}

/** Addresses with the zip code or in the city, so that a wrong zip code is corrected by the city. */
export const inArea = ({ city = '', state, zipcode = '' }: TypedArea): readonly BookAddress[] => [
  ...new Set([...withZip(zipcode.trim().slice(0, 5)), ...inCity(city, state)]),
];
