import type { StoredFile } from '../core/store.ts';

/** Encodes a header value (RFC 5987), including characters that `encodeURIComponent` doesn't encode. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Response with a patient's file, which is not cached and can't run scripts in the origin of the service. */
export function attachment({ type, name, bytes }: StoredFile): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encoded(name.toWellFormed())}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
