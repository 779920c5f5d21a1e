import { digitsOf } from '../../text/typed.ts';

/**
 * Ten digits of the North American Numbering Plan. Area code and exchange start with 2 to 9 and aren't service codes
 * (911).
 */
const validNumber = /^[2-9](?!11)\d{2}[2-9](?!11)\d{6}$/;

const isForeign = (text: string) => /^\s*\+(?!1)/.test(text);

/** Digits without the country code; undefined for text that can't become a US number. */
function nationalDigits(text: string): string | undefined {
  if (isForeign(text)) return undefined;
  const digits = digitsOf(text);
  const hasCountry = digits.startsWith('1') && (text.trimStart().startsWith('+') || digits.length === 11);
  const national = hasCountry ? digits.slice(1) : digits;
  return national.length > 10 ? undefined : national;
}

const grouped = (digits: string) => {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (exchange === '') return area;
  return line === '' ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`;
};

/** Formats a complete or partial US number, such as `(415) 555-0132`. Returns other text unchanged. */
export function formatPhone(text: string): string {
  const national = nationalDigits(text);
  return national === undefined || /^\s*\+1?$/.test(text) ? text : grouped(national);
}

/** `+14155550132` for a complete US number, otherwise the text unchanged. */
export function phoneValue(text: string): string {
  const national = nationalDigits(text);
  return national !== undefined && validNumber.test(national) ? `+1${national}` : text;
}

/** Whether a value is a complete US number in E.164 format, `+14155550132`. */
export const isPhoneNumber = (value: string): boolean =>
  value.startsWith('+1') && validNumber.test(value.slice(2));
