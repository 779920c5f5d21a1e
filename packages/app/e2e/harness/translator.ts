/**
 * How translators change the DOM. Chrome replaces each run of adjacent text nodes with a `<font>`; Firefox merges a run
 * into its first text node; Edge wraps each text node; extensions replace it.
 */
export type Translator = 'chrome' | 'firefox' | 'edge' | 'extension';

export const translators: readonly Translator[] = ['chrome', 'firefox', 'edge', 'extension'];

/**
 * Changes text nodes as a translator does, now and whenever they change, but leaves their text as it is, so that tests
 * still find it. Runs in the page: uses nothing outside itself, and none of the DOM methods that React calls.
 */
export function startTranslator(kind: Translator): void {
  const SKIPPED = 'font, script, style, textarea, svg, input, select, [translate="no"]';
  /** Translated text nodes, with the text they had. */
  const done = new WeakMap<Text, string>();
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- no access to this module's scope in the page
  const createFont = (...content: (string | Node)[]) => {
    const font = document.createElement('font');
    font.append(...content);
    return font;
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- no access to this module's scope in the page
  const isTranslatable = (node: Node | null): node is Text =>
    node instanceof Text && node.parentElement?.closest(SKIPPED) === null;
  /** A text node with its adjacent text nodes. */
  const runOf = (text: Text): readonly Text[] => {
    const run = [text];
    for (let node = text.previousSibling; isTranslatable(node); node = node.previousSibling)
      run.unshift(node);
    for (let node = text.nextSibling; isTranslatable(node); node = node.nextSibling) run.push(node);
    return run;
  };
  const translate = (text: Text) => {
    if (!isTranslatable(text)) return;
    const run = runOf(text);
    const content = run.map(({ data }) => data).join('');
    const [first = text, ...others] = run;
    if (content.trim() === '' || run.every((each) => done.get(each) === each.data)) return;
    if (kind === 'edge') {
      for (const each of run) {
        const font = createFont();
        each.replaceWith(font);
        font.append(each);
      }
    } else if (kind === 'extension') {
      for (const each of run) {
        const copy = new Text(each.data);
        done.set(copy, copy.data);
        each.replaceWith(copy);
      }
    } else {
      for (const each of others) each.remove();
      if (kind === 'chrome') first.replaceWith(createFont(createFont(content)));
      else {
        const place = document.createElement('font');
        first.replaceWith(place);
        if (first.data !== content) first.data = content;
        done.set(first, content);
        place.replaceWith(first);
      }
    }
  };
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) if (text.isConnected) translate(text);
  };
  document.documentElement.classList.add('translated-ltr');
  translateIn(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) translateIn(node);
    // Discards the records of its own changes.
    observer.takeRecords();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}
