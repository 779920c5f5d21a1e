/**
 * The address as it may stand in an `href`: http, https, a plain email address, or a path, query or fragment of this app.
 * Anything else (another scheme, another host without one, a backslash, an email that comes written) gives `undefined`.
 */
export function safeHref(href: string): string | undefined {
  if (/^mailto:[^\s@?&\\]+@[^\s@?&\\]+$/i.test(href)) return href;
  if (/^https?:\/\/[^\\]+$/i.test(href)) return URL.canParse(href) ? href : undefined;
  // A browser drops tabs and line breaks and reads a backslash as a slash, so "/\t/host" would leave the app.
  return /^(?:\/(?!\/)|[?#])[^\\\t\r\n]*$/.test(href) ? href : undefined;
}

/** Whether the address names a host, so that following it leaves the app. */
export const leavesApp = (href: string): boolean => /^https?:\/\//i.test(href);
