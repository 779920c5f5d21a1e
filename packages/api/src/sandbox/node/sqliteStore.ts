import { DatabaseSync } from 'node:sqlite';
import type { Collections, Store } from '../store/store.ts';

/** Raised when the layout of the table changes; a file of another layout is emptied, since it holds sample data only. */
const LAYOUT = 1;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS documents (
    place INTEGER PRIMARY KEY,
    collection TEXT NOT NULL,
    owner TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (collection, owner, id)
  ) STRICT;
`;

function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  // WAL with synchronous NORMAL survives a killed process; only a power cut may lose the last writes.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;');
  const version = db.prepare('PRAGMA user_version').get()?.['user_version'];
  if (version !== LAYOUT) db.exec(`DROP TABLE IF EXISTS documents; PRAGMA user_version = ${LAYOUT};`);
  db.exec(SCHEMA);
  return db;
}

const bodyOf = (row: Record<string, unknown> | undefined) => {
  const body = row?.['body'];
  return typeof body === 'string' ? JSON.parse(body) : undefined;
};

/** A store in one SQLite file (`:memory:` for none). Throws when the file cannot be opened or is no database. */
export function createSqliteStore<C extends Collections>(file: string): Store<C> {
  const db = open(file);
  // The unique index on (collection, owner, id) also serves every look-up by (collection, owner).
  const where = 'WHERE collection = ? AND owner = ?';
  const selectOne = db.prepare(`SELECT body FROM documents ${where} AND id = ?`);
  const selectAll = db.prepare(`SELECT body FROM documents ${where} ORDER BY place`);
  const remove = db.prepare(`DELETE FROM documents ${where} AND id = ?`);
  const upsert = db.prepare(
    `INSERT INTO documents (collection, owner, id, body) VALUES (?, ?, ?, ?)
     ON CONFLICT (collection, owner, id) DO UPDATE SET body = excluded.body`,
  );
  let depth = 0;

  return {
    get: (collection, owner, id) => bodyOf(selectOne.get(collection, owner, id)),
    put(collection, owner, id, document) {
      upsert.run(collection, owner, id, JSON.stringify(document));
    },
    delete: (collection, owner, id) => remove.run(collection, owner, id).changes > 0,
    list: (collection, owner) => selectAll.all(collection, owner).map(bodyOf),
    transaction(work) {
      const savepoint = `level_${depth}`;
      db.exec(`SAVEPOINT ${savepoint}`);
      depth += 1;
      try {
        const result = work();
        db.exec(`RELEASE ${savepoint}`);
        return result;
      } catch (error) {
        db.exec(`ROLLBACK TO ${savepoint}; RELEASE ${savepoint}`);
        throw error;
      } finally {
        depth -= 1;
      }
    },
    clear() {
      db.exec('DELETE FROM documents');
    },
    close() {
      db.close();
    },
  };
}
