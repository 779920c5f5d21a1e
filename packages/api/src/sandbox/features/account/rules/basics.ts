import { ageOf, isCalendarDay } from '../../../../model/dates.ts';

/** Minimum age of a patient (decisions, "Registration"). */
const MIN_AGE = 18;
const FIRST_YEAR = 1900;

/** Message for the patient about an invalid birth date; undefined for a valid one. */
export function birthDateError(birthDate: unknown, now: number): string | undefined {
  if (!isCalendarDay(birthDate)) return 'birthDate must be a date as YYYY-MM-DD';
  const age = ageOf(birthDate, now);
  if (age < 0 || Number(birthDate.slice(0, 4)) < FIRST_YEAR) return 'Check the year of your birth date';
  return age < MIN_AGE ? `You must be ${MIN_AGE} or older` : undefined;
}

/** Normalizes a US phone number to +1 and ten digits; undefined if it is invalid. */
export function phoneKey(phone: unknown): string | undefined {
  if (typeof phone !== 'string' || !/^[+\d\s().-]{10,24}$/.test(phone)) return undefined;
  const digits = phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  // In the North American numbering plan, area code and exchange never start with 0 or 1.
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? `+1${digits}` : undefined;
}
