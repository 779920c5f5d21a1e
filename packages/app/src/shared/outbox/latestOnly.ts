/**
 * Runs work of one name one after the other. Of the work that waits only the newest runs; what it replaces resolves to
 * `replaced`.
 */
export function createLatestOnly() {
  const newest = new Map<string, object>();
  const chains = new Map<string, Promise<unknown>>();
  return <Result>(name: string, work: () => Promise<Result>, replaced: Result): Promise<Result> => {
    const ticket = {};
    newest.set(name, ticket);
    const before = chains.get(name) ?? Promise.resolve();
    const done = before.then(() => (newest.get(name) === ticket ? work() : replaced));
    chains.set(
      name,
      done.catch(() => undefined),
    );
    return done;
  };
}
