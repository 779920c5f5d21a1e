/** A doctor's license in one state. */
export interface DoctorLicense {
  readonly id: string;
  /** "California". */
  readonly state: string;
  /** As the state's register writes it. */
  readonly number?: string | undefined;
  /** Until when, formatted. */
  readonly expires?: string | undefined;
}

/** Licenses of one state. */
export interface StateLicenses {
  readonly state: string;
  readonly licenses: readonly DoctorLicense[];
}

/** Licenses under their state, the states in the order of their names; the order within a state is kept. */
export function licensesByState(licenses: readonly DoctorLicense[]): readonly StateLicenses[] {
  const states = Map.groupBy(licenses, ({ state }) => state);
  return Array.from(states, ([state, ofState]) => ({ state, licenses: ofState })).sort((one, other) =>
    one.state.localeCompare(other.state, 'en'),
  );
}
