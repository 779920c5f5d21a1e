/** Sections of the specification. */
export const SECTIONS = {
  1: 'Purpose',
  2: 'Screens and routes',
  3: 'Entities',
  4: 'States and transitions',
  5: 'Validation',
  6: 'Roles and permissions',
  7: 'Calls',
  8: 'Errors',
  9: 'Constants and limits',
} as const;

/** Number of a section. */
export type Section = keyof typeof SECTIONS;

/** File of a test from the root of the repository, and a title in it: of a test, or of a row of its table. */
export type TestName = `${string}.${'test' | 'spec'}.ts > ${string}`;

interface Proofs {
  /** Tag of the stories that show it, such as `status:in_progress`, or the id of one story. */
  readonly tag: string;
  readonly testedBy: TestName;
  /** Number of the decision to depart from it; `app` says what the app does. */
  readonly decision: number;
}

/** One or more proofs, so that a row without any doesn't compile. */
type Proof = {
  [Name in keyof Proofs]: Pick<Proofs, Name> & { [Other in keyof Proofs]?: Proofs[Other] | undefined };
}[keyof Proofs];

/** One statement of the specification: a clause or list item that can be true or false by itself. */
export type AtlasRow = Proof & {
  /** The specification's name of something. */
  readonly name?: string;
  /** Statement, close to the specification's wording. */
  readonly description: string;
  /** Corresponding data of the app, or what it does instead. */
  readonly app?: string | undefined;
};

/** Group of rows. */
export interface AtlasPart {
  /** Fragment of the URL: letters, digits and dashes. */
  readonly id: string;
  readonly title: string;
  /** Undefined if the specification doesn't name the rows; they are not counted as statements. */
  readonly section: Section | undefined;
  /** One sentence about the rows. */
  readonly lead: string;
  readonly rows: readonly AtlasRow[];
}
