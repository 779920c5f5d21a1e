/** Text nodes of the page that have text, without those of an element. */
export function textNodes(without: Element): readonly Text[] {
  const accept = (node: Node) =>
    without.contains(node) || node.parentElement?.closest('script, style, noscript') !== null
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, accept);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && currentNode.data.trim() !== '') found.push(currentNode);
  }
  return found;
}

/** Whether the page shows a message outside an element. */
export const showsText = (message: string, without: Element): boolean =>
  textNodes(without)
    .map(({ data }) => data)
    .join('')
    .includes(message);
