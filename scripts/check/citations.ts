/** Citations in a text: numbers and titles of docs/product.md, docs/privacy.md and docs/decisions. */
export interface Citations {
  /** Sections of the specification. */
  readonly sections: readonly number[];
  readonly privacyRules: readonly number[];
  /** Titles of sections about gaps in the specification. */
  readonly titles: readonly string[];
  readonly decisions: readonly number[];
  /** Titles of decisions, or of parts of them. */
  readonly decisionTitles: readonly string[];
}

const NUMBERS = String.raw`(\d+(?:(?:, | and )\d+)*)`;
const TITLES = String.raw`((?:(?:,| and)? ?["“][^"”]+["”])+)`;

const SECTION = new RegExp(String.raw`\bspecification(?:'s|,)? sections? ${NUMBERS}`, 'gi');
const ANY_SECTION = new RegExp(String.raw`(?<!RFC \d+, )\bsections? ${NUMBERS}`, 'gi');
const PRIVACY_RULE = new RegExp(String.raw`\bprivacy (?:rules?,? )?${NUMBERS}`, 'gi');
const DECISION = new RegExp(String.raw`\bdecisions? ${NUMBERS}|\bdecisions/(\d{4})`, 'gi');
const TITLE = new RegExp(String.raw`(?<!docs/)\bdecisions${TITLES}`, 'gi');
const DECISION_TITLE = new RegExp(String.raw`\bdocs/decisions${TITLES}`, 'gi');

/** Joins lines of a comment. */
const joined = (text: string): string => text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|#)?\s*/g, ' ');

const numbersOf = (text: string, pattern: RegExp): readonly number[] =>
  [...text.matchAll(pattern)].flatMap((groups) =>
    (groups.slice(1).join(' ').match(/\d+/g) ?? []).map(Number),
  );

const titlesOf = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, titles = '']) =>
    [...titles.matchAll(/["“]([^"”]+)["”]/g)].map(([, title = '']) => title),
  );

/**
 * Finds the citations of a text.
 * @param isPage whether the text is a docs page, where "section 4" alone refers to the specification
 */
export function citationsIn(text: string, isPage = false): Citations {
  const line = joined(text);
  return {
    sections: numbersOf(line, isPage ? ANY_SECTION : SECTION),
    privacyRules: numbersOf(line, PRIVACY_RULE),
    titles: titlesOf(line, TITLE),
    decisions: numbersOf(line, DECISION),
    decisionTitles: titlesOf(line, DECISION_TITLE),
  };
}
