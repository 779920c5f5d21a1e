/** The shape of a store: the name of each collection and the document it holds. */
export type Collections = Record<string, object>;

/**
 * Where the sandbox keeps its documents. A document lives at (collection, owner, id), so one patient's
 * request cannot reach another patient's document: it is simply not there.
 */
export interface Store<C extends Collections = Collections> {
  /** A copy of one document, or undefined. */
  get<K extends keyof C & string>(collection: K, owner: string, id: string): C[K] | undefined;
  /** Writes a document; a known id keeps its place in the list. */
  put<K extends keyof C & string>(collection: K, owner: string, id: string, document: C[K]): void;
  /** Removes a document and says whether there was one. */
  delete<K extends keyof C & string>(collection: K, owner: string, id: string): boolean;
  /** Copies of all documents of one owner, in the order they were first written. */
  list<K extends keyof C & string>(collection: K, owner: string): C[K][];
  /** Runs `work` as a whole: if it throws, nothing it wrote stays, and the error goes on. May be nested. */
  transaction<T>(work: () => T): T;
  /** Removes everything. */
  clear(): void;
  /** Lets go of files; the store is not used afterwards. */
  close(): void;
}
