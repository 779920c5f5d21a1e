import { DatabaseSync } from 'node:sqlite';
import type { Collections } from '../../core/collections.ts';
import type { Store, StoredFile } from '../../core/store.ts';

/** Version of the schema. A file with another version is cleared, as it contains only sample data. */
const VERSION = 3;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS documents (
    place INTEGER PRIMARY KEY,
    collection TEXT NOT NULL,
    owner TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (collection, owner, id)
  ) STRICT;
  -- The index includes the row id (place), so that a page of a long list is read in order without sorting.
  CREATE INDEX IF NOT EXISTS documents_in_order ON documents (collection, owner);
  CREATE TABLE IF NOT EXISTS files (
    owner TEXT NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    name TEXT NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (owner, id)
  ) STRICT;
`;

function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  // WAL with synchronous NORMAL survives a killed process; only a power failure may lose the last writes.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;');
  const version = db.prepare('PRAGMA user_version').get()?.['user_version'];
  if (version !== VERSION) {
    db.exec(`DROP TABLE IF EXISTS documents; DROP TABLE IF EXISTS files; PRAGMA user_version = ${VERSION};`);
  }
  db.exec(SCHEMA);
  return db;
}

const bodyOf = (row: Record<string, unknown> | undefined) => {
  const body = row?.['body'];
  return typeof body === 'string' ? JSON.parse(body) : undefined;
};

const fileOf = (row: Record<string, unknown> | undefined): StoredFile | undefined => {
  const { type, name, bytes } = row ?? {};
  if (typeof type !== 'string' || typeof name !== 'string' || !(bytes instanceof Uint8Array))
    return undefined;
  return { type, name, bytes };
};

/** Creates a store in a SQLite file (`:memory:` for none). Throws if the file can't be opened or isn't a database. */
export function createSqliteStore<C extends object = Collections>(file: string): Store<C> {
  const db = open(file);
  // The unique index on (collection, owner, id) also covers lookups by (collection, owner).
  const where = 'WHERE collection = ? AND owner = ?';
  const selectOne = db.prepare(`SELECT body FROM documents ${where} AND id = ?`);
  const selectAll = db.prepare(`SELECT body FROM documents ${where} ORDER BY place`);
  const selectPage = (order: 'ASC' | 'DESC') =>
    db.prepare(`SELECT body FROM documents ${where} ORDER BY place ${order} LIMIT ? OFFSET ?`);
  const selectOldest = selectPage('ASC');
  const selectNewest = selectPage('DESC');
  const selectCount = db.prepare(`SELECT count(*) AS documents FROM documents ${where}`);
  const selectFile = db.prepare('SELECT type, name, bytes FROM files WHERE owner = ? AND id = ?');
  const replaceFile = db.prepare(
    'INSERT OR REPLACE INTO files (owner, id, type, name, bytes) VALUES (?, ?, ?, ?, ?)',
  );
  const removeFile = db.prepare('DELETE FROM files WHERE owner = ? AND id = ?');
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
    page(collection, owner, { limit, offset = 0, newestFirst = false }) {
      const select = newestFirst ? selectNewest : selectOldest;
      return select.all(collection, owner, limit, offset).map(bodyOf);
    },
    count: (collection, owner) => Number(selectCount.get(collection, owner)?.['documents'] ?? 0),
    putFile(owner, id, { type, name, bytes }) {
      replaceFile.run(owner, id, type, name, bytes);
    },
    getFile: (owner, id) => fileOf(selectFile.get(owner, id)),
    deleteFile: (owner, id) => removeFile.run(owner, id).changes > 0,
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
      db.exec('DELETE FROM documents; DELETE FROM files;');
    },
    close() {
      db.close();
    },
  };
}
