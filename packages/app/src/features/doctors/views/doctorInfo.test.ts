import { expect, test } from 'vitest';
import { doctorInfo, doctorTitle, type DoctorSource } from './doctorInfo.ts';

const brand = { id: 'linden', productTypes: ['wl', 'ag'] };

const doctor: DoctorSource = {
  user: { firstName: 'Amy', lastName: 'Wong' },
  suffix: 'MD',
  photo: '/amy.svg',
  medicalDegree: [
    { _id: 'd1', name: 'University of Texas', degree: 'Doctor of Medicine', endDate: '2008-06-01' },
  ],
  licenses: [
    { _id: 'l1', licenseNumber: 'TX-20418', state: 'TX', expirationDate: '2028-06-30', product: 'wl' },
  ],
};

test('doctorInfo: formats a doctor', () => {
  expect(doctorInfo(doctor, brand)).toEqual({
    name: 'Amy Wong',
    suffix: 'MD',
    photoUrl: '/amy.svg',
    degrees: [{ id: 'd1', degree: 'Doctor of Medicine', name: 'University of Texas', date: '2008' }],
    licenses: [
      {
        id: 'l1',
        state: 'Texas',
        number: 'TX-20418',
        expires: 'Jun 30, 2028',
        treatments: ['weight loss'],
      },
    ],
  });
});

test.each<[DoctorSource, string]>([
  [doctor, 'Amy Wong, MD'],
  [{ user: { firstName: 'Amy', lastName: 'Wong' } }, 'Amy Wong'],
  [{ user: { lastName: 'Wong' } }, 'Wong'],
  [{}, 'Your doctor'],
])('the title of %o is %s', (source, title) => {
  expect(doctorTitle(source)).toBe(title);
});

test('doctorInfo: lists a license for several products once, with the treatments of the brand', () => {
  const license = { licenseNumber: 'TX-1', state: 'TX', expirationDate: '2028-06-30' };
  const licenses = [
    { _id: 'l1', ...license, product: 'ed' as const },
    { _id: 'l2', ...license, product: 'wl' as const },
    { _id: 'l3', ...license, product: 'wl' as const },
    { _id: 'l4', ...license, product: 'ag' as const },
    { _id: 'l5', ...license, licenseNumber: 'TX-2' },
  ];
  expect(doctorInfo({ licenses }, brand).licenses.map(({ id, treatments }) => [id, ...treatments])).toEqual([
    ['l1', 'weight loss', 'anti-aging'],
    ['l5'],
  ]);
});

test('doctorInfo: leaves out degrees and licenses without a name', () => {
  const view = doctorInfo(
    {
      medicalDegree: [{ _id: 'd1' }, { _id: 'd2', name: 'University of Texas' }],
      licenses: [
        { _id: 'l1', licenseNumber: '1' },
        { _id: 'l2', state: 'ZZ' },
      ],
    },
    brand,
  );
  expect(view.degrees).toEqual([
    { id: 'd2', degree: 'University of Texas', name: undefined, date: undefined },
  ]);
  expect(view.licenses).toEqual([
    { id: 'l2', state: 'ZZ', number: undefined, expires: undefined, treatments: [] },
  ]);
});
