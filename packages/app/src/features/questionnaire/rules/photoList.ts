/** A photo that was chosen on this page: on its way, failed, or arrived. */
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
 * page, in the order they were chosen. One that has arrived and is no part of the answer any more was removed elsewhere.
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
