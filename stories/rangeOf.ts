/** Range of the first occurrence of a text in a single text node of an element, to measure its position. */
export function rangeOf(element: Element, text: string): Range {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const start = node.textContent?.indexOf(text) ?? -1;
    if (start === -1) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    return range;
  }
  throw new Error(`There is no "${text}" in "${element.textContent}"`);
}

/** Distance of a text from the left edge of the page, in px. */
export const leftOf = (element: Element, text: string): number =>
  rangeOf(element, text).getBoundingClientRect().left;
