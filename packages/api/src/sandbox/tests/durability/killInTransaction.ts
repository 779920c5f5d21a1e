/** Kills its own process within a transaction, after one of its two writes: `node killInTransaction.ts <file>`. */
import { createSqliteStore } from '../../hosts/node/sqliteStore.ts';

const [, , file] = process.argv;
if (file === undefined) throw new Error('Usage: node killInTransaction.ts <file>');
const store = createSqliteStore<{ marks: { value: number } }>(file);
store.put('marks', 'owner', 'before', { value: 1 });
store.transaction(() => {
  store.put('marks', 'owner', 'within', { value: 2 });
  process.kill(process.pid, 'SIGKILL');
});
