/** A text and the place of the caret in it, counted in characters from its start. */
export interface Writing {
  readonly text: string;
  readonly caret: number;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Ten digits of the North American plan: area and exchange begin with 2 to 9 and are no service code (911). */
const possible = /^[2-9](?!11)\d{2}[2-9](?!11)\d{6}$/;

const isForeign = (text: string) => /^\s*\+(?!1)/.test(text);

/** The digits without the country's own 1; undefined where the text is no US number, not even a begun one. */
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

/** A US number as it is read, `(415) 555-0132`, as far as it is written. Nothing that was written is lost. */
export function formatPhone(text: string): string {
  const national = nationalDigits(text);
  return national === undefined || /^\s*\+1?$/.test(text) ? text : grouped(national);
}

/** Formats while somebody writes: the caret stays behind the digit it stood behind. */
export function formatWriting({ text, caret }: Writing): Writing {
  const formatted = formatPhone(text);
  const after = digitsOf(text.slice(caret)).length;
  if (after === 0 || formatted === text)
    return { text: formatted, caret: formatted === text ? caret : formatted.length };
  // Counted from the end, where a country code that went away is not missed.
  let place = formatted.length;
  for (let left = after; left > 0; place -= 1) if (/\d/.test(formatted.charAt(place - 1))) left -= 1;
  const before = formatted.slice(0, place);
  return { text: formatted, caret: before.replace(/\D+$/, '').length };
}

/** `+14155550132` for a text that is a whole US number; the text itself while it is not. */
export function phoneValue(text: string): string {
  const national = nationalDigits(text);
  return national !== undefined && possible.test(national) ? `+1${national}` : text;
}

/** Whether a value is a whole US number in the form the service takes, `+14155550132` (E.164). */
export const isPhoneNumber = (value: string): boolean =>
  value.startsWith('+1') && possible.test(value.slice(2));
