/** A photo that was chosen on this page: pending, failed, or stored by the service. */
export interface OwnPhoto<Content> {
  /** Its own on the page. */
  readonly id: string;
  readonly file: Content;
  /** The same, smaller and without its location, once that is prepared. It is shown, because it is what is sent. */
  readonly sent?: Content | undefined;
  /** From 0 to 1 while it is sent and after. */
  readonly progress?: number | undefined;
  /** Why it was not sent. */
  readonly error?: string | undefined;
  /** Its address once the service has it. */
  readonly address?: string | undefined;
}

/**
 * Photos of an answer as they are listed: those it had before this page, as far as they are fetched, then those of this
 * page, in the order they were chosen. One that is stored and is no part of the answer any more was removed elsewhere.
 * @param answered addresses that the answer has
 * @param fetched photos by address
 */
export function photoList<Content>(
  answered: readonly string[],
  own: readonly OwnPhoto<Content>[],
  fetched: ReadonlyMap<string, Content>,
): readonly OwnPhoto<Content>[] {
  const ownAddresses = new Set(own.map(({ address }) => address));
  const before = answered.flatMap((address) => {
    const file = ownAddresses.has(address) ? undefined : fetched.get(address);
    return file === undefined ? [] : [{ id: address, file, address, progress: 1 }];
  });
  const shown = own
    .filter(({ address }) => address === undefined || answered.includes(address))
    .map((one) => ({ ...one, file: one.sent ?? one.file }));
  return [...before, ...shown];
}

/** Why photos on the page are not part of the answer yet: one is being sent, or was not sent. */
export type Unsent = 'sending' | 'failed';

/** Whether a photo would be left behind, were the question left now; one that failed needs the patient, so it comes first. */
export function unsentPhotos(
  photos: readonly Pick<OwnPhoto<unknown>, 'progress' | 'error'>[],
): Unsent | undefined {
  if (photos.some(({ error }) => error !== undefined)) return 'failed';
  return photos.some(({ progress = 1 }) => progress < 1) ? 'sending' : undefined;
}

/** What to do about it, in words. */
export const unsentWords: Readonly<Record<Unsent, string>> = {
  sending: 'Your photo is still being sent. Wait a moment, then continue.',
  failed: "We couldn't send a photo. Try again, or remove it.",
};
