/** Undo log, so that the cost of a transaction depends on its writes and not on the size of the store. */
export interface Journal {
  /** Adds the undo function of one write. */
  record(undo: () => void): void;
  /** Runs `work` atomically: if it throws, all writes are undone in reverse order. */
  transaction<T>(work: () => T): T;
}

export function createJournal(): Journal {
  const undos: (() => void)[] = [];
  let depth = 0;

  return {
    record(undo) {
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
        // An outer transaction can still undo the writes of an inner one.
        if (depth === 0) undos.length = 0;
      }
    },
  };
}
