import { digitsOf } from '../../text/typed.ts';

/** Text and caret position, in characters from the start. */
export interface TextWithCaret {
  readonly text: string;
  readonly caret: number;
}

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

/** Formats while the patient types and keeps the caret after the same digit. */
export function formatWithCaret({ text, caret }: TextWithCaret): TextWithCaret {
  const formatted = formatPhone(text);
  const digitsAfter = digitsOf(text.slice(caret)).length;
  if (digitsAfter === 0 || formatted === text)
    return { text: formatted, caret: formatted === text ? caret : formatted.length };
  // Counts from the end, so that a removed country code doesn't shift the caret.
  let position = formatted.length;
  for (let remaining = digitsAfter; remaining > 0; position -= 1)
    if (/\d/.test(formatted.charAt(position - 1))) remaining -= 1;
  const before = formatted.slice(0, position);
  return { text: formatted, caret: before.replace(/\D+$/, '').length };
}

/** `+14155550132` for a complete US number, otherwise the text unchanged. */
export function phoneValue(text: string): string {
  const national = nationalDigits(text);
  return national !== undefined && validNumber.test(national) ? `+1${national}` : text;
}

/** Whether a value is a complete US number in E.164 format, `+14155550132`. */
export const isPhoneNumber = (value: string): boolean =>
  value.startsWith('+1') && validNumber.test(value.slice(2));
