import type { components } from '../../../generated/address.ts';
import { stateNames } from '../../../model/states.ts';
import { stateOfZip } from '../../../model/zipCodes.ts';
import { inCity, withZip } from './areas.ts';
import { cities } from './cities.ts';

export type ZipcodeLookup = components['schemas']['ZipcodeLookup'];

interface Place {
  city: string;
  state: string;
  zip: string;
}

/** Places of a zip code. One without an address is assigned to the best matching city of its state. */
function placesOfZip(zip: string): Place[] {
  const state = stateOfZip(zip);
  const known = withZip(zip)[0];
  if (state === undefined) return [];
  const ofState = cities.filter((city) => city.state === state);
  const city = known ?? ofState.find(({ zipPrefix }) => zip.startsWith(zipPrefix)) ?? ofState[0];
  return city === undefined ? [] : [{ city: city.city, state, zip }];
}

function placesOfCity(city: string, state: string): Place[] {
  const found = inCity(city, state);
  return [...new Map(found.map((address) => [address.zip, address])).values()].sort((a, b) =>
    a.zip.localeCompare(b.zip),
  );
}

const invalid = (status: string, reason: string): ZipcodeLookup => ({ input_index: 0, status, reason });

/** City and state of a zip code, or the zip codes of a city. */
export function lookupZipcode({
  zipcode = '',
  city = '',
  state = '',
}: {
  zipcode?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
}): ZipcodeLookup {
  if (zipcode === '' && (city === '' || state === '')) {
    return invalid('blank', 'Give a zip code, or a city and a state.');
  }
  const places = zipcode === '' ? placesOfCity(city, state) : placesOfZip(zipcode);
  const [first] = places;
  if (first === undefined) {
    return zipcode === ''
      ? invalid('invalid_city', 'There is no such city in that state.')
      : invalid('invalid_zipcode', 'No state has such a zip code.');
  }
  return {
    input_index: 0,
    city_states: [
      {
        city: first.city,
        state_abbreviation: first.state,
        state: stateNames[first.state] ?? first.state,
        mailable_city: true,
      },
    ],
    zipcodes: places.map((place) => ({
      zipcode: place.zip,
      zipcode_type: 'S',
      default_city: place.city,
      state_abbreviation: place.state,
      state: stateNames[place.state] ?? place.state,
    })),
  };
}
