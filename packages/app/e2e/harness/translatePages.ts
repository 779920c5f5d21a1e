import type { BrowserContext } from 'playwright';

/**
 * Does to every page what a browser's translator does: puts each text into elements of its own, and takes away the text
 * nodes that React holds. The words stay as they are, so that a test still finds them.
 */
export const translatePages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const SKIPPED = 'script, style, textarea, svg, input, select, [translate="no"]';
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page can't reach this module's scope
    const isOwn = (element: Element): boolean => element.localName === 'font';
    const translate = (text: Text, made: Set<Node>) => {
      const parent = text.parentElement;
      if (parent === null || isOwn(parent) || parent.closest(SKIPPED) || text.data.trim() === '') return;
      const before = text.previousSibling;
      if (before instanceof Element && made.has(before)) {
        // Neighbors are one sentence.
        before.firstElementChild?.append(text.data);
        text.remove();
        return;
      }
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
      made.add(outer);
    };
    const translateIn = (root: Node, made: Set<Node>) => {
      if (root instanceof Text) return translate(root, made);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) translate(text, made);
    };
    addEventListener('load', () => {
      document.documentElement.classList.add('translated-ltr');
      translateIn(document.body, new Set());
      new MutationObserver((changes) => {
        const made = new Set<Node>();
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') translateIn(target, made);
          for (const node of addedNodes) if (node.isConnected) translateIn(node, made);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });
