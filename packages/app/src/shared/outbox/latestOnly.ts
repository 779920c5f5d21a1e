/**
 * Does one thing after the other, by name: what is asked for last is done last. Of those that wait, only the newest is
 * done; the others are passed over, since it takes their place, and resolve to `passedOver`.
 */
export function createTurns() {
  const newest = new Map<string, object>();
  const lines = new Map<string, Promise<unknown>>();
  return <Result>(name: string, work: () => Promise<Result>, passedOver: Result): Promise<Result> => {
    const turn = {};
    newest.set(name, turn);
    const before = lines.get(name) ?? Promise.resolve();
    const done = before.then(() => (newest.get(name) === turn ? work() : passedOver));
    lines.set(
      name,
      done.catch(() => undefined),
    );
    return done;
  };
}
