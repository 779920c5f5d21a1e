/** How far a photo on the page is. */
export interface PhotoOnPage {
  /** From 0 to 1 while it is sent and after. */
  readonly progress?: number | undefined;
  /** Why it was not sent. */
  readonly error?: string | undefined;
}

/** Why photos on the page are not part of the answer yet: one is on its way, or was not sent. */
export type Unsent = 'sending' | 'failed';

/** Whether a photo would be left behind, were the question left now; one that failed wants the patient, so it comes first. */
export function unsentPhotos(photos: readonly PhotoOnPage[]): Unsent | undefined {
  if (photos.some(({ error }) => error !== undefined)) return 'failed';
  return photos.some(({ progress = 1 }) => progress < 1) ? 'sending' : undefined;
}

/** What to do about it, in words. */
export const unsentWords: Readonly<Record<Unsent, string>> = {
  sending: 'Your photo is still being sent. Wait a moment, then continue.',
  failed: "We couldn't send a photo. Try again, or remove it.",
};
