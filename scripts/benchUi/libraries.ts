/** The design system first, then what it is held against; the names are those of the folders in `screens`. */
export const libraries = ['ui', 'aria', 'mui', 'radix'] as const;

/** One of them. */
export type LibraryName = (typeof libraries)[number];

/** How they are headed in the report. */
export const titles: Readonly<Record<LibraryName, string>> = {
  ui: '@patient/ui',
  aria: 'RAC',
  mui: 'MUI',
  radix: 'Radix',
};

/** Something of each library. */
export type ByLibrary<T> = Readonly<Record<LibraryName, T>>;

/** Makes something for each library, one after another. */
export async function each<T>(make: (name: LibraryName) => Promise<T>): Promise<ByLibrary<T>> {
  return {
    ui: await make('ui'),
    aria: await make('aria'),
    mui: await make('mui'),
    radix: await make('radix'),
  };
}
