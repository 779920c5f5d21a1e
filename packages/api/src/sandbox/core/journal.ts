/** Remembers how to undo what is written, so that a transaction costs what it writes and not what there is. */
export interface Journal {
  /** Adds how to take one write back. */
  note(undo: () => void): void;
  /** Runs `work` as a whole: if it throws, every write noted meanwhile is taken back, the last one first. */
  transaction<T>(work: () => T): T;
}

export function createJournal(): Journal {
  const undos: (() => void)[] = [];
  let depth = 0;

  return {
    note(undo) {
      if (depth > 0) undos.push(undo);
    },
    transaction(work) {
      const before = undos.length;
      depth += 1;
      try {
        return work();
      } catch (error) {
        for (const undo of undos.splice(before).toReversed()) undo();
        throw error;
      } finally {
        depth -= 1;
        // What an inner transaction wrote can still be taken back by the outer one.
        if (depth === 0) undos.length = 0;
      }
    },
  };
}
