import { secureUrl } from './secureUrl.ts';

/**
 * Picture URL if it's allowed: a URL of another host that {@link secureUrl} allows, a path of this app, or a local file
 * (`blob:`). Undefined for any other URL.
 */
export function safePictureUrl(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (url.startsWith('blob:')) return url;
  // Browsers drop tabs and line breaks and read a backslash as a slash, so "/\t/host" would leave the app.
  if (url.startsWith('/')) return /^\/(?!\/)[^\\\t\r\n]*$/.test(url) ? url : undefined;
  return secureUrl(url);
}
