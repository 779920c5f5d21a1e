import { expect, test } from 'vitest';
import { enabledStates } from '../features/account/rules/servedStates.ts';
import { doctorOnCall } from '../features/doctors/rules.ts';
import { productTypes } from '../features/questionnaire/rules/names.ts';
import { seedDoctors } from './doctors.ts';

const doctors = seedDoctors('2026-03-18T18:00:00.000Z', '/service');

test.each(productTypes)('a doctor is licensed for %s in every served state', (product) => {
  const withoutLicense = enabledStates.filter((state) => {
    const { licenses = [] } = doctorOnCall(doctors, { product, state }) ?? {};
    return !licenses.some((license) => license.state === state && license.product === product);
  });
  expect(withoutLicense).toEqual([]);
});
