/** Years a patient must have lived (decisions, "Registration"). */
const ADULT = 18;
const FIRST_YEAR = 1900;

/** Whether this is a date that exists, as YYYY-MM-DD. */
export function isDate(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whole years lived by now, counted in UTC; a birthday on 29 February comes on 1 March of other years. */
export function ageOf(birthDate: string, now: number): number {
  const today = new Date(now).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Why this cannot be a patient's birth date, in words for them; undefined when it can. */
export function birthDateFault(birthDate: unknown, now: number): string | undefined {
  if (!isDate(birthDate)) return 'birthDate must be a date as YYYY-MM-DD';
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

/** Whether this is a US zip code of five digits, or of nine. */
export function isZipCode(zipCode: unknown): zipCode is string {
  return typeof zipCode === 'string' && /^\d{5}(-\d{4})?$/.test(zipCode);
}
