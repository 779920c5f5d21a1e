const local = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/;

/**
 * Picture URL if it's allowed: https, http on localhost, a path of this app, or a local file (`blob:`). Undefined for
 * any other URL.
 */
export function safePictureUrl(address: string | undefined): string | undefined {
  if (!address) return undefined;
  if (address.startsWith('blob:')) return address;
  // Browsers drop tabs and line breaks and read a backslash as a slash, so "/\t/host" would leave the app.
  if (address.startsWith('/')) return /^\/(?!\/)[^\\\t\r\n]*$/.test(address) ? address : undefined;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && local.test(hostname)) ? address : undefined;
}
