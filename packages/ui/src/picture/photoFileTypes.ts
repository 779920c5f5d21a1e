/**
 * Photos as phones take them, in `accept` syntax: JPEG, PNG, WebP and HEIC. Extensions too, since a file of a type that the
 * system does not know, as HEIC often is, has none.
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
