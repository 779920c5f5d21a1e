/** Doctor's license in one state. */
export interface DoctorLicense {
  readonly id: string;
  /** State name such as "California". */
  readonly state: string;
  /** License number in the format of the state. */
  readonly number?: string | undefined;
  /** Formatted expiration date. */
  readonly expires?: string | undefined;
  /** Treatments that the license covers, such as "weight loss"; none if that is unknown. */
  readonly treatments?: readonly string[] | undefined;
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
      // By code unit, which is enough for US states, because Intl.Collator is slow to create on a slow phone.
      .toSorted((one, other) => (one < other ? -1 : 1))
      .map((state) => ({ state, licenses: licenses.filter((license) => license.state === state) }))
  );
}
