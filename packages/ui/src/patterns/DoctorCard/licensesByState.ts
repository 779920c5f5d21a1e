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
  const states = Map.groupBy(licenses, ({ state }) => state);
  return Array.from(states, ([state, ofState]) => ({ state, licenses: ofState })).sort((a, b) =>
    a.state.localeCompare(b.state, 'en'),
  );
}
