/** Texts that mention calling or texting 911 or 988 outside a link. */
export function unlinkedNumbers(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('a[href], script, style, textarea')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts
    .filter((text) => /\b(?:call|dial|text)\s+(?:911|988)\b/i.test(text))
    .map((text) => `a number without a link: ${text}`);
}
