import { addDays } from '../../model/dates.ts';
import type { Doctor } from '../core/schema.ts';
import { productTypes } from '../features/questionnaire/rules/names.ts';

interface DoctorSeed {
  key: string;
  firstName: string;
  lastName: string;
  suffix: string;
  city: string;
  /** States with a license; the first is where the doctor works. */
  states: readonly string[];
  /** School, degree and last day. */
  degrees: readonly (readonly [name: string, degree: string, endDate: string])[];
}

const doctorSeeds: readonly DoctorSeed[] = [
  {
    key: 'lee',
    firstName: 'Lena',
    lastName: 'Lee',
    suffix: 'MD',
    city: 'Portland',
    // Doctor of the seeded patients, so licensed in their states.
    states: ['OR', 'WA', 'CA', 'ID', 'TX', 'NH', 'WI'],
    degrees: [
      ['Cascade University', 'BS in Biology', '2004-06-12'],
      ['Cascade School of Medicine', 'MD', '2008-06-14'],
    ],
  },
  {
    key: 'okafor',
    firstName: 'Daniel',
    lastName: 'Okafor',
    suffix: 'MD',
    city: 'Austin',
    states: ['TX', 'OK', 'NM', 'LA', 'AR', 'KS', 'MO'],
    degrees: [['Lone Star Medical College', 'MD', '2011-05-21']],
  },
  {
    key: 'ramirez',
    firstName: 'Sofia',
    lastName: 'Ramirez',
    suffix: 'DO',
    city: 'Phoenix',
    states: ['AZ', 'NV', 'UT', 'CO', 'WY', 'NE', 'SD', 'MT'],
    degrees: [
      ['Sonora State University', 'BS in Nutrition', '2009-05-16'],
      ['Desert College of Osteopathic Medicine', 'DO', '2013-05-18'],
    ],
  },
  {
    key: 'bauer',
    firstName: 'Martin',
    lastName: 'Bauer',
    suffix: 'MD, PhD',
    city: 'Madison',
    states: ['WI', 'MN', 'IL', 'MI', 'OH', 'IN', 'IA', 'ND'],
    degrees: [
      ['Four Lakes School of Medicine', 'MD', '1998-05-23'],
      ['Four Lakes University', 'PhD in Endocrinology', '2003-12-19'],
    ],
  },
  {
    key: 'nguyen',
    firstName: 'Minh',
    lastName: 'Nguyen',
    suffix: 'MD',
    city: 'Portsmouth',
    states: ['NH', 'ME', 'VT', 'MA', 'NY', 'CT', 'RI', 'NJ', 'PA', 'DE'],
    degrees: [['Seacoast Medical School', 'MD', '2015-05-30']],
  },
  {
    key: 'hale',
    firstName: 'Amara',
    lastName: 'Hale',
    suffix: 'MD',
    city: 'Atlanta',
    states: ['GA', 'FL', 'NC', 'SC', 'TN', 'AL', 'KY', 'VA', 'WV', 'MD', 'DC'],
    degrees: [
      ['Piedmont College', 'BS in Chemistry', '2012-05-12'],
      ['Piedmont School of Medicine', 'MD', '2016-05-14'],
    ],
  },
];

/** Days until the first license expires, and between the expiry dates of two licenses. */
const DAYS_OF_LICENSE = 240;
const DAYS_BETWEEN = 90;

function doctorOf(seed: DoctorSeed, index: number, today: string, publicPath: string): Doctor {
  const { key, firstName, lastName, suffix, city, states, degrees } = seed;
  const _id = `doctor-${key}`;
  return {
    _id,
    status: 'active',
    suffix,
    photo: `${publicPath}/pictures/${_id}.svg`,
    city,
    state: states[0] ?? '',
    user: { firstName, lastName, email: `${key}@doctors.example` },
    licenses: states.flatMap((state, position) =>
      productTypes.map((product) => ({
        _id: `${_id}-${state}-${product}`,
        licenseNumber: `${state}-${41_000 + index * 137 + position}`,
        state,
        product,
        expirationDate: addDays(today, DAYS_OF_LICENSE + position * DAYS_BETWEEN).slice(0, 10),
      })),
    ),
    medicalDegree: degrees.map(([name, degree, endDate], position) => ({
      _id: `${_id}-degree-${position + 1}`,
      name,
      degree,
      endDate,
    })),
  };
}

/** Doctors, without the private data that patients don't see. `today` is an ISO instant. */
export function seedDoctors(today: string, publicPath: string): Doctor[] {
  return doctorSeeds.map((seed, index) => doctorOf(seed, index, today, publicPath));
}
