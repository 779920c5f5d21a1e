/** @patient/ui first, then the libraries it is compared with. Each name is a folder of `screens`. */
export const libraries = ['ui', 'aria', 'mui', 'radix'] as const;

export type LibraryName = (typeof libraries)[number];

/** Column headings of the report. */
export const libraryLabels: Readonly<Record<LibraryName, string>> = {
  ui: '@patient/ui',
  aria: 'RAC',
  mui: 'MUI',
  radix: 'Radix',
};

export type ByLibrary<T> = Readonly<Record<LibraryName, T>>;

/** Runs a function for each library, one after another. */
export async function mapLibraries<T>(map: (name: LibraryName) => Promise<T>): Promise<ByLibrary<T>> {
  return {
    ui: await map('ui'),
    aria: await map('aria'),
    mui: await map('mui'),
    radix: await map('radix'),
  };
}
