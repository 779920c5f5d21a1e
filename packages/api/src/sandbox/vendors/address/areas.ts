import { type BookAddress, addressBook } from './book.ts';
import { plain } from './spelling.ts';

/** Known parts of an address's place. */
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

/** Every address with this zip code of five digits. */
export const withZip = (zip: string): readonly BookAddress[] => grouped().byZip.get(zip) ?? [];

/** Every address in the cities of that name, in one state or in any. */
export function inCity(city: string, state = ''): readonly BookAddress[] {
  const wanted = plain(state);
  const named = grouped().byCity.get(plain(city)) ?? [];
  return wanted === '' ? named : named.filter((address) => plain(address.state) === wanted);
}

/** Every address that fits the zip code or the city: a wrong zip code is overruled by the right city. */
export const inArea = ({ city = '', state, zipcode = '' }: TypedArea): readonly BookAddress[] => [
  ...new Set([...withZip(zipcode.trim().slice(0, 5)), ...inCity(city, state)]),
];
