/** Number of lines of a word: more than one if it is broken. `element` is the parent of its text node. */
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
