/** Texts that say to call or text 911 or 988 without being a link that does it. */
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
