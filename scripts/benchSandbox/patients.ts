import { DatabaseSync } from 'node:sqlite';
import { createSandbox, type SandboxStore } from '@patient/api/sandbox';
import { createSqliteStore } from '@patient/api/sandbox/node';

/** The scenario whose patient is copied; its name stands in ids and addresses only, never in a state or a text. */
export const COPIED = 'skipped';

/** The name of a copy; `patient-<name>` and so on are its ids. */
export const copyName = (number: number): string => `copy${number}`;

/** Makes a file with the sandbox's own patients and so many copies of one of them, with all that is theirs. */
export async function fileWithPatients(file: string, copies: number): Promise<void> {
  const store: SandboxStore = createSqliteStore(file);
  await createSandbox({ store });
  store.close();
  const db = new DatabaseSync(file);
  const renamed = (column: string) => `replace(${column}, '${COPIED}', 'copy' || n.value)`;
  const own = `owner LIKE '%${COPIED}%' OR id LIKE '%${COPIED}%'`;
  db.exec(`
    PRAGMA synchronous = OFF;
    WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ${copies})
    INSERT INTO documents (collection, owner, id, body)
    SELECT collection, ${renamed('owner')}, ${renamed('id')}, ${renamed('body')}
    FROM n CROSS JOIN (SELECT * FROM documents WHERE ${own} ORDER BY place);
  `);
  db.close();
}
