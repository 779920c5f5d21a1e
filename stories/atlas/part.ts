/** One thing the specification asks for. */
export interface AtlasRow {
  /** What a story carries among its `tags` to say that it shows this: `status:in_progress`. */
  readonly tag: string;
  /** As the specification writes it. */
  readonly name: string;
  /** What it is, in the specification's words or near them. */
  readonly words: string;
  /** What the app's own data say about it: how it reads, where it stands. */
  readonly app?: string | undefined;
  /** The test that holds what no picture can show; a path from the root of the project. */
  readonly heldBy?: string | undefined;
}

/** Rows that belong together, and where the specification has them. */
export interface AtlasPart {
  /** Its place on the page: letters, digits and dashes. */
  readonly id: string;
  readonly title: string;
  /** "2" or "4 and 9". */
  readonly section: string;
  /** What one sees in this part, in a sentence. */
  readonly lead: string;
  readonly rows: readonly AtlasRow[];
}
