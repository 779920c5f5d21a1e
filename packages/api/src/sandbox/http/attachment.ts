import type { StoredFile } from '../core/store.ts';

/** RFC 5987: what `encodeURIComponent` leaves as it is and a header's value may not hold. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A patient's file as an answer: kept by no cache, and never shown as a page of the service's own. */
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
