/** Doctor's license in one state. */
export interface DoctorLicense {
  readonly id: string;
  /** State name such as "California". */
  readonly state: string;
  /** License number as the state writes it. */
  readonly number?: string | undefined;
  /** Formatted expiration date. */
  readonly expires?: string | undefined;
}

/** Licenses of one state. */
export interface StateLicenses {
  readonly state: string;
  readonly licenses: readonly DoctorLicense[];
}

/** Groups licenses by state, sorted by state name; keeps the order within a state. */
export function licensesByState(licenses: readonly DoctorLicense[]): readonly StateLicenses[] {
  return (
    [...new Set(licenses.map(({ state }) => state))]
      // By character, as US states need no more: a comparison by language takes a cheap phone a noticeable time to prepare.
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((state) => ({ state, licenses: licenses.filter((license) => license.state === state) }))
  );
}
