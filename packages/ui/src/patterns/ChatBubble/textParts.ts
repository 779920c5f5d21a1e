import { safeHref } from '../../components/Link/index.ts';

/** A piece of a message: plain words, or an address that may be followed. */
export interface TextPart {
  readonly text: string;
  /** The address to follow, http or https only. */
  readonly href?: string;
}

// No quotes, brackets or backslashes, and none of the signs that turn the direction of what is read.
const address = /(?<![\p{L}\p{N}])https?:\/\/[^\s<>"`\\{}|^\u200e\u200f\u202a-\u202e\u2066-\u2069]+/giu;

const brackets = new Map([
  [')', '('],
  [']', '['],
]);

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** How a sentence goes on behind an address does not belong to it: "(see https://a.example)." */
function withoutEnd(found: string): string {
  const unopened = new Map(
    Array.from(brackets, ([close, open]) => [close, count(found, close) - count(found, open)]),
  );
  let end = found.length;
  for (; end > 0; end--) {
    const last = found.charAt(end - 1);
    const left = unopened.get(last) ?? 0;
    if (left <= 0 && !/[.,;:!?'’”…]/u.test(last)) break;
    if (left > 0) unopened.set(last, left - 1);
  }
  return found.slice(0, end);
}

/** An address whose host hides behind a name ("https://bank.example@other.example") is not followed. */
const hrefOf = (text: string): string | undefined => {
  const href = safeHref(text);
  return href !== undefined && new URL(href).username === '' ? href : undefined;
};

/** A message in the order it is read, with the addresses in it set apart. Joined again, it is what was written. */
export function textParts(message: string): readonly TextPart[] {
  // Making the expression takes 3 ms, 13 on a phone, and few chats have an address in them.
  if (!message.includes('://')) return message ? [{ text: message }] : [];
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of message.matchAll(address)) {
    const text = withoutEnd(found[0]);
    const href = hrefOf(text);
    if (href === undefined) continue;
    if (found.index > end) parts.push({ text: message.slice(end, found.index) });
    parts.push({ text, href });
    end = found.index + text.length;
  }
  if (end < message.length) parts.push({ text: message.slice(end) });
  return parts;
}
