import type { Doctor } from '@patient/api';
import { fullName, stateName, isProductType, offers, type BrandOffer } from '@patient/api/model';
import { formatDay } from '#shared/format/dates.ts';
import { treatmentCondition } from '#shared/treatments.ts';

/** Fields of a doctor that the app shows (specification section 3). */
export type DoctorSource = Pick<Doctor, 'user' | 'suffix' | 'photo' | 'medicalDegree' | 'licenses'>;

/** License, formatted. */
interface LicenseView {
  readonly id: string;
  readonly state: string;
  readonly number: string | undefined;
  readonly expires: string | undefined;
  /** Treatments of the brand that the license covers. */
  readonly treatments: readonly string[];
}

/** First and last name, or "Your doctor". */
const doctorName = ({ user }: DoctorSource): string => fullName(user) || 'Your doctor';

/** Name with suffix, as on a receipt: "Amy Wong, MD". */
export const doctorTitle = (doctor: DoctorSource): string =>
  [doctorName(doctor), doctor.suffix].filter(Boolean).join(', ');

/** Joins the entries of one license, because the service lists it once per product. */
function joinTreatments(licenses: readonly LicenseView[]): readonly LicenseView[] {
  const joined = new Map<string, LicenseView>();
  for (const license of licenses) {
    const key = [license.state, license.number, license.expires].join(' ');
    const first = joined.get(key) ?? license;
    joined.set(key, { ...first, treatments: [...new Set([...first.treatments, ...license.treatments])] });
  }
  return [...joined.values()];
}

/** Formats a doctor, without degrees that have no name and licenses that have no state. */
export function doctorInfo(doctor: DoctorSource, brand: BrandOffer) {
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
    licenses: joinTreatments(
      (doctor.licenses ?? []).flatMap(({ _id, state, licenseNumber, expirationDate, product = '' }) =>
        state
          ? [
              {
                id: _id,
                state: stateName(state),
                number: licenseNumber || undefined,
                expires: formatDay(expirationDate),
                treatments:
                  isProductType(product) && offers(brand, product) ? [treatmentCondition(product)] : [],
              },
            ]
          : [],
      ),
    ),
  };
}
