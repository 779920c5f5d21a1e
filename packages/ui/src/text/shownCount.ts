/** Text for a count next to a label: empty for zero or less, and "99+" above the maximum. */
export function shownCount(count: number, max = 99): string {
  if (!(count > 0)) return '';
  return count > max ? `${max}+` : String(Math.floor(count));
}
