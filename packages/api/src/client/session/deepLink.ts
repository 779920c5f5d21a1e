/** A path that is still encoded after this many rounds is rejected. */
const MAX_DECODINGS = 5;

// A scheme at the start of the link, or of any part that may be parsed as a URL.
const SCHEME = /(^|[\s/?&=#])[a-z][a-z\d+.-]*:/i;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Whether a text can only be a path of this host: a leading slash, no `//`, backslash, scheme or control character. */
const isLocalPath = (text: string): boolean =>
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
 * Returns a deep link that is a path of this app. Returns undefined for a link with a scheme, host, `//`, backslash or control
 * character, also if it is encoded once or several times.
 */
export function safeDeepLink(raw: string | null | undefined): string | undefined {
  if (raw === null || raw === undefined) return undefined;
  let form: string | undefined = raw;
  for (let round = 0; round <= MAX_DECODINGS; round += 1) {
    if (form === undefined || !isLocalPath(form)) return undefined;
    const next = decoded(form);
    if (next === form) return raw;
    form = next;
  }
  return undefined;
}
