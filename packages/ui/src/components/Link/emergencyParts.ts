/** Part of a text: plain, or a link that calls or texts an emergency number. */
export interface EmergencyPart {
  readonly text: string;
  readonly href?: string;
  /** Accessible name if the text does not include the number. */
  readonly label?: string;
}

// Only after a verb or before the name of the lifeline, so that "911 Main Street" is not a link.
const pattern =
  /\b(?:(?:(call|dial|text)( or ))?(call|dial|text)\s+(911|988)|(988)(?=\s+(?:suicide|crisis|lifeline)))\b(?![-.]?\d)/giu;

const hrefOf = (verb: string, number: string): string =>
  `${verb.toLowerCase() === 'text' ? 'sms' : 'tel'}:${number}`;

/** Splits a text at "call 911", "call or text 988" and the like; joined again, the parts equal the text. */
export function emergencyParts(text: string): readonly EmergencyPart[] {
  const parts: EmergencyPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [all, first = '', or = '', verb = 'call', called, lifeline = ''] = match;
    const number = called ?? lifeline;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    if (first !== '')
      parts.push({ text: first, href: hrefOf(first, number), label: `${first} ${number}` }, { text: or });
    parts.push({ text: all.slice(first.length + or.length), href: hrefOf(verb, number) });
    end = match.index + all.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
