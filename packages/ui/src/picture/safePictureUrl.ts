import { secureUrl } from './secureUrl.ts';

/**
 * Picture URL if it's allowed: a URL of another host that {@link secureUrl} allows, a path of this app, or a local file
 * (`blob:`). Undefined for any other URL.
 */
export function safePictureUrl(address: string | undefined): string | undefined {
  if (!address) return undefined;
  if (address.startsWith('blob:')) return address;
  // Browsers drop tabs and line breaks and read a backslash as a slash, so "/\t/host" would leave the app.
  if (address.startsWith('/')) return /^\/(?!\/)[^\\\t\r\n]*$/.test(address) ? address : undefined;
  return secureUrl(address);
}
