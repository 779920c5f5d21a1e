/** Database of unsent drafts and their encryption key. */
export const DRAFTS = 'drafts';

/** Database of refresh tokens to revoke later. It exists only while it contains one. */
export const REVOCATIONS = 'revocations';

/** Deletes a database including its key, once other tabs have closed their connections. */
export function deleteDatabase(name: string): void {
  try {
    globalThis.indexedDB?.deleteDatabase(name);
  } catch {
    // The browser forbids databases, so there is none to delete.
  }
}

/** Whether a database exists; true in browsers that can't list databases. */
export async function hasDatabase(name: string): Promise<boolean> {
  try {
    return (await globalThis.indexedDB.databases()).some((database) => database.name === name);
  } catch {
    return true;
  }
}
