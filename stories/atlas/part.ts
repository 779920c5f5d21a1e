/** One requirement of the specification. */
export interface AtlasRow {
  /** Tag of the stories that show it, such as `status:in_progress`. */
  readonly tag: string;
  /** The specification's name. */
  readonly name: string;
  /** Description, close to the specification's wording. */
  readonly description: string;
  /** Corresponding data of the app. */
  readonly app?: string | undefined;
  /** Path of the test, from the root of the repository, for requirements that a story can't show. */
  readonly testedBy?: string | undefined;
}

/** Group of rows. */
export interface AtlasPart {
  /** Fragment of the URL: letters, digits and dashes. */
  readonly id: string;
  readonly title: string;
  /** Sections of the specification, such as "2" or "4 and 9". */
  readonly section: string;
  /** One sentence about the rows. */
  readonly lead: string;
  readonly rows: readonly AtlasRow[];
}
