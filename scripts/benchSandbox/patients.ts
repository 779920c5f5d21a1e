import { DatabaseSync } from 'node:sqlite';
import { createSandbox, type SandboxStore } from '@patient/api/sandbox';
import { createSqliteStore } from '@patient/api/sandbox/node';

/** Seeded patient to copy. The name must occur only in ids and email addresses, because it is replaced everywhere. */
export const COPIED = 'skipped';

/** Name of a copy, used in its ids, such as `patient-<name>`. */
export const copyName = (number: number): string => `copy${number}`;

/** Creates a data file with the seeded patients and copies of one patient's records. */
export async function createPatientFile(file: string, copies: number): Promise<void> {
  const store: SandboxStore = createSqliteStore(file);
  await createSandbox({ store });
  store.close();
  const db = new DatabaseSync(file);
  const renamed = (column: string) => `replace(${column}, '${COPIED}', 'copy' || n.value)`;
  const isCopied = `owner LIKE '%${COPIED}%' OR id LIKE '%${COPIED}%'`;
  db.exec(`
    PRAGMA synchronous = OFF;
    WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ${copies})
    INSERT INTO documents (collection, owner, id, body)
    SELECT collection, ${renamed('owner')}, ${renamed('id')}, ${renamed('body')}
    FROM n CROSS JOIN (SELECT * FROM documents WHERE ${isCopied} ORDER BY place);
  `);
  db.close();
}
