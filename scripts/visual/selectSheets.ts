/** Name of the component in lowercase: `tip` for `patterns-orders-tip--all-states` and `stories/patterns/Tip.stories.tsx`. */
const nameOf = (sheet: string) =>
  sheet
    .replace(/(--all-states|\.stories\.tsx)$/, '')
    .replace(/^.*[-/]/, '')
    .toLowerCase();

/**
 * Sheets of the named components, in any case, by the ids of their stories or by their files; without names, all.
 * @throws Error naming what is not a component with a sheet.
 */
export function selectSheets(sheets: readonly string[], names: readonly string[]): readonly string[] {
  if (names.length === 0) return sheets;
  const wanted = names.map((name) => name.toLowerCase());
  const unknown = wanted.filter((name) => !sheets.some((sheet) => nameOf(sheet) === name));
  if (unknown.length > 0) throw new Error(`No component with a sheet is called ${unknown.join(', ')}.`);
  return sheets.filter((sheet) => wanted.includes(nameOf(sheet)));
}
