/** Journal to undo writes, so that a transaction costs as much as it writes, not as much as is stored. */
export interface Journal {
  /** Adds the undo of one write. */
  note(undo: () => void): void;
  /** Runs `work` atomically: if it throws, all writes are undone, the last one first. */
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
