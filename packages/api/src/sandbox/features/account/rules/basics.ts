import { ageOf, isCalendarDay } from '../../../../model/dates.ts';

/** Years a patient must have lived (decisions, "Registration"). */
const ADULT = 18;
const FIRST_YEAR = 1900;

/** Why this cannot be a patient's birth date, as a message for the patient; undefined when it can. */
export function birthDateFault(birthDate: unknown, now: number): string | undefined {
  if (!isCalendarDay(birthDate)) return 'birthDate must be a date as YYYY-MM-DD';
  const age = ageOf(birthDate, now);
  if (age < 0 || Number(birthDate.slice(0, 4)) < FIRST_YEAR) return 'Check the year of your birth date';
  return age < ADULT ? `You must be ${ADULT} or older` : undefined;
}

/** A US phone number as +1 and ten digits, however it was typed; undefined when it is none. */
export function phoneKey(phone: unknown): string | undefined {
  if (typeof phone !== 'string' || !/^[+\d\s().-]{10,24}$/.test(phone)) return undefined;
  const digits = phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  // Neither an area code nor an exchange begins with 0 or 1 in the North American numbering plan.
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? `+1${digits}` : undefined;
}
