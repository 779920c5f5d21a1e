/** Name of the database of refresh tokens that are still to be revoked. It exists only while there is one. */
export const REVOCATIONS = 'revocations';

/** Whether a database exists; true where the browser cannot say. */
export async function hasDatabase(name: string): Promise<boolean> {
  try {
    return (await globalThis.indexedDB.databases()).some((database) => database.name === name);
  } catch {
    return true;
  }
}
