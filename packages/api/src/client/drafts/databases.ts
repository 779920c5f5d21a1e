/** Database of unsent drafts and of the key that opens them. */
export const DRAFTS = 'drafts';

/** Database of refresh tokens that are still to be revoked. It exists only while there is one. */
export const REVOCATIONS = 'revocations';

/** Deletes a database together with its key; other tabs close their connection first. */
export function deleteDatabase(name: string): void {
  try {
    globalThis.indexedDB?.deleteDatabase(name);
  } catch {
    // A browser that forbids the database has none.
  }
}

/** Whether a database exists; true where the browser can't say. */
export async function hasDatabase(name: string): Promise<boolean> {
  try {
    return (await globalThis.indexedDB.databases()).some((database) => database.name === name);
  } catch {
    return true;
  }
}
