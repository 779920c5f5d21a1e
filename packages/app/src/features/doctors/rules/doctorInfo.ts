import type { Doctor } from '@patient/api';
import { fullName, stateName } from '@patient/api/model';
import { formatDay } from '#shared/format/dates.ts';

/** Fields of a doctor that the app shows (specification section 3). */
export type DoctorSource = Pick<Doctor, 'user' | 'suffix' | 'photo' | 'medicalDegree' | 'licenses'>;

/** Active doctors with a license in a state, with the licenses of that state only. */
export const doctorsInState = (doctors: readonly Doctor[], state: string): readonly Doctor[] =>
  doctors
    .filter(({ status = 'active' }) => status === 'active')
    .map((doctor) => ({ ...doctor, licenses: (doctor.licenses ?? []).filter((one) => one.state === state) }))
    .filter(({ licenses }) => licenses.length > 0);

/** License, formatted. */
interface LicenseView {
  readonly id: string;
  readonly state: string;
  readonly number: string | undefined;
  readonly expires: string | undefined;
}

/** First and last name, or "Your doctor". */
const doctorName = ({ user }: DoctorSource): string => fullName(user) || 'Your doctor';

/** Name with suffix, as on a receipt: "Amy Wong, MD". */
export const doctorTitle = (doctor: DoctorSource): string =>
  [doctorName(doctor), doctor.suffix].filter(Boolean).join(', ');

/** Removes duplicates, because the service lists a license once per product. */
const withoutRepeats = (licenses: readonly LicenseView[]) => {
  const seen = new Set<string>();
  return licenses.filter(({ state, number, expires }) => {
    const key = [state, number, expires].join(' ');
    return seen.size < seen.add(key).size;
  });
};

/** Formats a doctor, without degrees that have no name and licenses that have no state. */
export function doctorInfo(doctor: DoctorSource) {
  return {
    name: doctorName(doctor),
    suffix: doctor.suffix || undefined,
    photoUrl: doctor.photo || undefined,
    degrees: (doctor.medicalDegree ?? []).flatMap(({ _id, degree, name, endDate }) => {
      const title = degree || name;
      if (!title) return [];
      // Only the year of the graduation.
      const date = formatDay(endDate)?.slice(-4);
      return [{ id: _id, degree: title, name: degree ? name || undefined : undefined, date }];
    }),
    licenses: withoutRepeats(
      (doctor.licenses ?? []).flatMap(({ _id, state, licenseNumber, expirationDate }) =>
        state
          ? [
              {
                id: _id,
                state: stateName(state),
                number: licenseNumber || undefined,
                expires: formatDay(expirationDate),
              },
            ]
          : [],
      ),
    ),
  };
}
