/** Package whose code is in the bundle. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly license: string;
  /** Texts of its license and notice files. */
  readonly texts: readonly string[];
}
