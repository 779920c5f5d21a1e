/**
 * Repeats a read of the service until nothing has happened meanwhile: an answer may or may not hold what arrived on the
 * live connection while it was under way.
 * @param version changes with everything that happens
 */
export async function readUntilStable<Answer>(
  read: () => Promise<Answer>,
  version: () => number,
): Promise<Answer> {
  for (;;) {
    const before = version();
    // oxlint-disable-next-line no-await-in-loop -- each read depends on whether the one before it was disturbed
    const answer = await read();
    if (version() === before) return answer;
  }
}
