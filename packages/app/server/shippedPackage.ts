/** Package with code in the bundle. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly license: string;
  /** Texts of the license and notice files. */
  readonly texts: readonly string[];
}
