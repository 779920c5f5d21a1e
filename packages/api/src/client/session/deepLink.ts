/** Decoding stops here; an address still encoded after so many rounds means no good. */
const MOST_DECODINGS = 5;

// Letters, then a colon, at the start of the address or of anything in it that may be read as one.
const SCHEME = /(^|[\s/?&=#])[a-z][a-z\d+.-]*:/i;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Whether every character stays on this host: one slash to begin with, no scheme, no second slash, no backslash. */
const staysHere = (text: string): boolean =>
  text.startsWith('/') &&
  !text.includes('//') &&
  !text.includes('\\') &&
  !SCHEME.test(text) &&
  !CONTROL.test(text);

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * A deep link that is a path of this app, or undefined: whatever has a scheme, a host, `//`, a backslash, a control
 * character, or one of these in encoded form (however often) is dropped.
 */
export function safeDeepLink(raw: string | null | undefined): string | undefined {
  if (raw === null || raw === undefined) return undefined;
  let form: string | undefined = raw;
  for (let round = 0; round <= MOST_DECODINGS; round += 1) {
    if (form === undefined || !staysHere(form)) return undefined;
    const next = decoded(form);
    if (next === form) return raw;
    form = next;
  }
  return undefined;
}
