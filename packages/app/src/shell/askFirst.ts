import type { Atom, createStore } from 'jotai';

/** How long the first drawing waits for its answers, milliseconds. */
const PATIENCE_MS = 500;

/** The part of a query that says whether its first answer is there. */
interface Asked {
  readonly isPending: boolean;
}

/**
 * Asks for what a screen begins with, and waits for the answers, though not for long: on a cheap phone a page is there sooner
 * if it is drawn once, with its data, than first without and then again (docs/performance.md).
 * @returns stops asking; to be called once the screen itself asks
 */
export async function askFirst(
  store: ReturnType<typeof createStore>,
  queries: readonly Atom<Asked>[],
): Promise<() => void> {
  const ends: (() => void)[] = [];
  await new Promise<void>((resolve) => {
    const patience = setTimeout(resolve, PATIENCE_MS);
    const proceed = () => {
      if (queries.some((query) => store.get(query).isPending)) return;
      clearTimeout(patience);
      resolve();
    };
    ends.push(...queries.map((query) => store.sub(query, proceed)));
    proceed();
  });
  return () => ends.forEach((end) => end());
}
