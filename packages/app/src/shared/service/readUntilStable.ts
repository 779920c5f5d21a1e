/**
 * Repeats a request until no socket event is received while it is pending, because the response may or may not include the
 * event.
 * @param version returns a number that changes with every event
 */
export async function readUntilStable<Data>(read: () => Promise<Data>, version: () => number): Promise<Data> {
  for (;;) {
    const before = version();
    // oxlint-disable-next-line no-await-in-loop -- each request depends on the result of the previous one
    const data = await read();
    if (version() === before) return data;
  }
}
