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

/** Whether a text is safe as a part of a path of this app, also after decoding it once or several times. */
function isSafe(raw: string, toPath: (text: string) => string): boolean {
  let form: string | undefined = raw;
  for (let round = 0; round <= MAX_DECODINGS; round += 1) {
    if (form === undefined || !isLocalPath(toPath(form))) return false;
    const next = decoded(form);
    if (next === form) return true;
    form = next;
  }
  return false;
}

/** Text of a parameter or fragment, prefixed so that its start is checked like that of a path. */
const afterSlash = (text: string): string => `/?${text}`;

/**
 * Returns a deep link that is a path of this app. Returns undefined if the path has a scheme, host, `//`, backslash or control
 * character, also if it is encoded once or several times. Parameters and a fragment with one of these, or with an invalid
 * encoding, are left out: links in emails have them for campaigns, and the page doesn't need them.
 * @param names query parameters to keep. @default all
 */
export function safeDeepLink(raw: string | null | undefined, names?: readonly string[]): string | undefined {
  if (raw === null || raw === undefined) return undefined;
  const [, path = '', search = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(raw) ?? [];
  if (!isSafe(path, (text) => text)) return undefined;
  const isKept = (parameter: string): boolean =>
    parameter !== '' &&
    (names === undefined || names.includes(parameter.replace(/=.*/s, ''))) &&
    isSafe(parameter, afterSlash);
  const kept = search.split('&').filter(isKept).join('&');
  const isFragmentKept = fragment !== '' && isSafe(fragment, afterSlash);
  return `${path}${kept && `?${kept}`}${isFragmentKept ? `#${fragment}` : ''}`;
}
