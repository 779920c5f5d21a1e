/** The fields of an address, as the service names them. */
export type AddressPart = 'address' | 'secondAddress' | 'city' | 'state' | 'zipCode';

/** An address as it is written. */
export type Address = Readonly<Record<AddressPart, string>>;

/**
 * What the address check said (`dpv_match_code`): nothing yet, being asked, known (Y), without its unit (D), with a
 * unit that is not known (S), not known at all (N), or the check itself failed.
 */
export type AddressVerification =
  'none' | 'checking' | 'verified' | 'missingUnit' | 'unknownUnit' | 'notFound' | 'failed';

/** What is said of a finished check. */
export interface VerificationWords {
  title: string;
  text?: string;
}

/** What {@link AddressForm} says by itself. */
export interface AddressFormStrings {
  labels: Address;
  optional: string;
  statePlaceholder: string;
  submit: string;
  checking: string;
  useAnyway: string;
  verification: Readonly<Record<Exclude<AddressVerification, 'none' | 'checking'>, VerificationWords>>;
}

export const english: AddressFormStrings = {
  labels: {
    address: 'Street address',
    secondAddress: 'Apartment, suite or unit',
    city: 'City',
    state: 'State',
    zipCode: 'ZIP code',
  },
  optional: '(optional)',
  statePlaceholder: 'Choose',
  submit: 'Continue',
  checking: 'Checking your address…',
  useAnyway: 'Use it anyway',
  verification: {
    verified: { title: 'We know this address' },
    missingUnit: {
      title: 'Which apartment or unit?',
      text: 'There are several at this address. Add yours, or use the address as it is.',
    },
    unknownUnit: {
      title: 'We do not know this apartment or unit',
      text: 'The house is known. Check the number of the unit, or use the address as it is.',
    },
    notFound: {
      title: 'We cannot find this address',
      text: 'Check it once more, or use it as it is.',
    },
    failed: {
      title: 'We could not check your address',
      text: 'Try again, or use it as it is.',
    },
  },
};
