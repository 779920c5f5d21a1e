import type { Collections } from './collections.ts';

/** Uploaded file. */
export interface StoredFile {
  /** Media type, detected from the content. */
  type: string;
  /** The name it had on the device. */
  name: string;
  bytes: Uint8Array;
}

/** Which part of a list is wanted. */
export interface PageOf {
  /** Documents at most. */
  limit: number;
  /** Documents to leave out first. @default 0 */
  offset?: number;
  /** The last written first. @default false */
  newestFirst?: boolean;
}

/**
 * Where the sandbox keeps its documents. A document lives at (collection, owner, id), so one patient's
 * request cannot reach another patient's document: it is simply not there. The same holds for files.
 */
export interface Store<C extends object = Collections> {
  /** A copy of one document, or undefined. */
  get<K extends keyof C & string>(collection: K, owner: string, id: string): C[K] | undefined;
  /** Writes a document; a known id keeps its place in the list. */
  put<K extends keyof C & string>(collection: K, owner: string, id: string, document: C[K]): void;
  /** Removes a document; returns whether it existed. */
  delete<K extends keyof C & string>(collection: K, owner: string, id: string): boolean;
  /** Copies of all documents of one owner, in the order they were first written. */
  list<K extends keyof C & string>(collection: K, owner: string): C[K][];
  /** Copies of some documents of one owner; costs as little with ten thousand of them as with ten. */
  page<K extends keyof C & string>(collection: K, owner: string, page: PageOf): C[K][];
  /** How many documents one owner has. */
  count<K extends keyof C & string>(collection: K, owner: string): number;
  /** Keeps a file; one of the same id is replaced. */
  putFile(owner: string, id: string, file: StoredFile): void;
  getFile(owner: string, id: string): StoredFile | undefined;
  /** Removes a file; returns whether it existed. */
  deleteFile(owner: string, id: string): boolean;
  /** Runs `work` atomically: if it throws, its writes are undone and the error is rethrown. Can be nested. */
  transaction<T>(work: () => T): T;
  /** Removes everything. */
  clear(): void;
  /** Closes files; the store can't be used afterwards. */
  close(): void;
}

/** Store with the collections of the sandbox. */
export type SandboxStore = Store<Collections>;
