/**
 * URL that is safe in an `href`: http, https, a plain email address, an emergency number, or a path, query or fragment of
 * this app. Undefined for anything else, such as another scheme, a protocol-relative URL, a backslash or an email with a
 * prefilled body.
 */
export function safeHref(href: string): string | undefined {
  if (/^mailto:[^\s@?&\\]+@[^\s@?&\\]+$/i.test(href)) return href;
  if (/^(?:tel|sms):(?:911|988)$/.test(href)) return href;
  if (/^https?:\/\/[^\\]+$/i.test(href)) return URL.canParse(href) ? href : undefined;
  // Browsers drop tabs and line breaks and read a backslash as a slash, so "/\t/host" would leave the app.
  return /^(?:\/(?!\/)|[?#])[^\\\t\r\n]*$/.test(href) ? href : undefined;
}

/** Whether the URL names a host and therefore leaves the app. */
export const isExternalUrl = (href: string): boolean => /^https?:\/\//i.test(href);
