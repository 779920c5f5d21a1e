/** Number of lines that a word takes up; more than one where it is broken. `element` is the one around its text. */
export function linesOf(word: string, element: HTMLElement): number {
  for (const node of element.childNodes) {
    const start = node.textContent?.indexOf(word) ?? -1;
    if (!(node instanceof Text) || start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  }
  throw new Error(`"${word}" isn't in the text of the element`);
}
