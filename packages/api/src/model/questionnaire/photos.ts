/** Photo chosen on this page: uploading, failed or uploaded. */
export interface OwnPhoto<Content> {
  /** Generated on this page. */
  readonly id: string;
  readonly file: Content;
  /** Smaller version without location data, which is uploaded and shown; undefined until prepared. */
  readonly sent?: Content | undefined;
  /** Upload progress from 0 to 1. */
  readonly progress?: number | undefined;
  /** Message about a failed upload. */
  readonly error?: string | undefined;
  /** Why it may be no use: it is uploaded only if the patient uses it anyway. */
  readonly warning?: string | undefined;
  /** Why the upload failed, below the message. */
  readonly reason?: string | undefined;
  /** URL in the service once uploaded. */
  readonly url?: string | undefined;
}

/**
 * Photos of an answer in the order to show: fetched photos that were saved before, then those chosen on this page. Leaves out
 * uploaded photos that are no longer part of the answer, because they were removed elsewhere.
 * @param answered URLs in the answer
 * @param fetched photos by URL
 */
export function photoList<Content>(
  answered: readonly string[],
  own: readonly OwnPhoto<Content>[],
  fetched: ReadonlyMap<string, Content>,
): readonly OwnPhoto<Content>[] {
  const ownUrls = new Set(own.map(({ url }) => url));
  const saved = answered.flatMap((url) => {
    const file = ownUrls.has(url) ? undefined : fetched.get(url);
    return file === undefined ? [] : [{ id: url, file, url, progress: 1 }];
  });
  const shown = own
    .filter(({ url }) => url === undefined || answered.includes(url))
    .map((one) => ({ ...one, file: one.sent ?? one.file }));
  return [...saved, ...shown];
}

/** Reason why a photo isn't part of the answer yet: its upload is pending or has failed, or its warning isn't answered. */
export type UnsentPhotoState = 'sending' | 'failed' | 'warned';

/** Reason to stay at the question until all photos are uploaded. First what needs the patient. */
export function unsentPhotos(
  photos: readonly Pick<OwnPhoto<unknown>, 'progress' | 'error' | 'warning'>[],
): UnsentPhotoState | undefined {
  if (photos.some(({ error }) => error !== undefined)) return 'failed';
  if (photos.some(({ warning }) => warning !== undefined)) return 'warned';
  return photos.some(({ progress = 1 }) => progress < 1) ? 'sending' : undefined;
}
