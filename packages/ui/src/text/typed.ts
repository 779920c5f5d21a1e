/** Invisible characters, except white space, and except joiners and variation selectors, which change adjacent letters. */
const INVISIBLE = /(?![\t-\r\p{Join_Control}\p{M}])[\p{DI}\p{Cc}]/gu;
const HYPHENS = /[\u2010\u2011]/g;
const EDGES = /^[\s\p{Join_Control}]+|[\s\p{Join_Control}]+$/gu;

/** Typed or pasted line, such as a name or an email, without invisible characters and surrounding spaces. */
export const typedLine = (text: string): string =>
  text.replace(INVISIBLE, '').replace(/\s+/g, ' ').replace(HYPHENS, '-').replace(EDGES, '');

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => /^[\s\p{DI}]*$/u.test(text);

const DIGIT = /\p{Nd}/u;

/** Unicode has the ten digits of a script in a row. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Typed number, date, phone number or ZIP code with the digits and separators of ASCII. */
export const asciiSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, valueOf)
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', ',');

/** Digits of a typed text, in ASCII. */
export const digitsOf = (text: string): string => asciiSigns(text).replace(/\D/g, '');
