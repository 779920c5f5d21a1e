/** Name of a sheet's component in lowercase: `tip` for `patterns-orders-tip--all-states`. */
const nameOf = (sheet: string) => sheet.replace(/--all-states$/, '').replace(/^.*-/, '');

/**
 * Sheets of the named components, in any case; without names, all sheets.
 * @throws Error naming what is not a component with a sheet.
 */
export function selectSheets(sheets: readonly string[], names: readonly string[]): readonly string[] {
  if (names.length === 0) return sheets;
  const wanted = names.map((name) => name.toLowerCase());
  const unknown = wanted.filter((name) => !sheets.some((sheet) => nameOf(sheet) === name));
  if (unknown.length > 0) throw new Error(`No component with a sheet is called ${unknown.join(', ')}.`);
  return sheets.filter((sheet) => wanted.includes(nameOf(sheet)));
}
