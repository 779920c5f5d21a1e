import type { Collections } from './collections.ts';

/** Uploaded file. */
export interface StoredFile {
  /** Media type, detected from the content. */
  type: string;
  /** File name on the patient's device. */
  name: string;
  bytes: Uint8Array;
}

/** Part of a list. */
export interface PageOf {
  /** Maximum number of documents. */
  limit: number;
  /** Number of documents to skip. @default 0 */
  offset?: number;
  /** Whether the document written last is first. @default false */
  newestFirst?: boolean;
}

/**
 * Storage of the sandbox. Documents are addressed by (collection, owner, id) and files by (owner, id), so that the
 * request of one patient can't access data of another patient.
 */
export interface Store<C extends object = Collections> {
  /** Returns a copy of a document; undefined if there is none. */
  get<K extends keyof C & string>(collection: K, owner: string, id: string): C[K] | undefined;
  /** Writes a document; replacing one doesn't change its position in the list. */
  put<K extends keyof C & string>(collection: K, owner: string, id: string, document: C[K]): void;
  /** Deletes a document; returns whether it existed. */
  delete<K extends keyof C & string>(collection: K, owner: string, id: string): boolean;
  /** Returns copies of all documents of an owner, in the order they were first written. */
  list<K extends keyof C & string>(collection: K, owner: string): C[K][];
  /** Returns copies of some documents of an owner; its cost doesn't depend on the length of the list. */
  page<K extends keyof C & string>(collection: K, owner: string, page: PageOf): C[K][];
  /** Returns the number of documents of an owner. */
  count<K extends keyof C & string>(collection: K, owner: string): number;
  /** Stores a file; replaces one with the same id. */
  putFile(owner: string, id: string, file: StoredFile): void;
  getFile(owner: string, id: string): StoredFile | undefined;
  /** Deletes a file; returns whether it existed. */
  deleteFile(owner: string, id: string): boolean;
  /** Runs `work` atomically: if it throws, its writes are undone and the error is rethrown. Can be nested. */
  transaction<T>(work: () => T): T;
  /** Deletes everything. */
  clear(): void;
  /** Closes files; the store can't be used afterwards. */
  close(): void;
}

/** Store with the collections of the sandbox. */
export type SandboxStore = Store<Collections>;
