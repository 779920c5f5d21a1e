import type { Doctor } from '../../client/entities.ts';

/** Active doctors with a license in a state, with the licenses of that state only. */
export const doctorsInState = (doctors: readonly Doctor[], state: string): readonly Doctor[] =>
  doctors
    .filter(({ status = 'active' }) => status === 'active')
    .map((doctor) => ({ ...doctor, licenses: (doctor.licenses ?? []).filter((one) => one.state === state) }))
    .filter(({ licenses }) => licenses.length > 0);
