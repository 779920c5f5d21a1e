/** Address fields, named as in the API. */
export type AddressPart = 'address' | 'secondAddress' | 'city' | 'state' | 'zipCode';

/** Address as typed. */
export type Address = Readonly<Record<AddressPart, string>>;

/**
 * Result of the address check (`dpv_match_code`): not checked, in progress, confirmed (Y), unit missing (D),
 * unit not recognized (S), not found (N), or the check itself failed.
 */
export type AddressVerification =
  | 'none'
  | 'checking'
  | 'verified'
  | 'missingUnit'
  | 'unknownUnit'
  | 'notFound'
  | 'failed';

/** Message for a finished check. */
export interface VerificationStrings {
  title: string;
  text?: string;
}

/** Part that a suggestion or a ZIP code fills in. */
export type FilledPart = 'city' | 'state' | 'zipCode';

const filledNames: Readonly<Record<FilledPart, string>> = {
  city: 'city',
  state: 'state',
  zipCode: 'ZIP code',
};

function filledText(parts: readonly FilledPart[], { city, state, zipCode }: Address): string {
  const names = parts.map((part) => filledNames[part]);
  const list = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} filled in: ${city}, ${state} ${zipCode}`;
}

/** Strings shown by {@link AddressForm}. */
export interface AddressFormStrings {
  labels: Address;
  optional: string;
  statePlaceholder: string;
  submit: string;
  checking: string;
  useAnyway: string;
  /** Announced when the page has filled in parts of the address. */
  filled: (parts: readonly FilledPart[], address: Address) => string;
  verification: Readonly<Record<Exclude<AddressVerification, 'none' | 'checking'>, VerificationStrings>>;
}

export const defaultStrings: AddressFormStrings = {
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
  useAnyway: 'Use this address anyway',
  filled: filledText,
  verification: {
    verified: { title: 'Address confirmed' },
    missingUnit: {
      title: 'Add your apartment or unit number',
      text: 'This building has more than one unit. Add your unit number, or use the address as you entered it.',
    },
    unknownUnit: {
      title: "We couldn't find this apartment or unit",
      text: 'The street address is correct. Check the unit number, or use the address as you entered it.',
    },
    notFound: {
      title: "We couldn't find this address",
      text: 'Check it for typos, or use it as you entered it.',
    },
    failed: {
      title: "We couldn't check your address",
      text: 'Try again, or use it as you entered it.',
    },
  },
};
