const local = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/;

/**
 * The address a picture may be loaded from: https, http on this machine only, a path of this app, or a file
 * the patient has just chosen (`blob:`). Undefined for everything else, which is then shown as no picture.
 */
export function safePictureUrl(address: string | undefined): string | undefined {
  if (!address) return undefined;
  if (address.startsWith('blob:')) return address;
  // A browser drops tabs and line breaks and reads a backslash as a slash, so "/\t/host" would leave the app.
  if (address.startsWith('/')) return /^\/(?!\/)[^\\\t\r\n]*$/.test(address) ? address : undefined;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && local.test(hostname)) ? address : undefined;
}
