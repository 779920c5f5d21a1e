/** A number beside a word: empty for none (and for less than none), "99+" where a larger one says no more. */
export function countLabel(count: number, most = 99): string {
  if (!(count > 0)) return '';
  return count > most ? `${most}+` : String(Math.floor(count));
}
