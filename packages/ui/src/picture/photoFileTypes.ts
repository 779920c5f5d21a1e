/**
 * File types of phone photos, in `accept` syntax: JPEG, PNG, WebP and HEIC. With extensions, because files of unknown types,
 * such as HEIC on many systems, have no MIME type.
 */
export const photoFileTypes: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  '.heic',
  '.heif',
];
