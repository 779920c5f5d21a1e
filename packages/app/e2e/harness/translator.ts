/**
 * Ways in which a browser translates a page. Chrome makes each text, with its neighbors, a `<font>`; Firefox takes texts
 * out, joins neighbors in the first of them and puts that back; Edge wraps each text; extensions replace it.
 */
export type Translator = 'chrome' | 'firefox' | 'edge' | 'extension';

/** Every one of them. */
export const translators: readonly Translator[] = ['chrome', 'firefox', 'edge', 'extension'];

/**
 * Changes the texts of the page as a translator does, now and whenever they change. The words stay as they are, so that a
 * test still finds them. Runs in the page: uses nothing outside itself, and none of the methods that React uses, which a
 * page can't change for a translator.
 */
export function startTranslator(kind: Translator): void {
  const SKIPPED = 'font, script, style, textarea, svg, input, select, [translate="no"]';
  /** Texts that are translated, with their data. */
  const done = new WeakMap<Text, string>();
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page can't reach this module's scope
  const createFont = (...content: (string | Node)[]) => {
    const font = document.createElement('font');
    font.append(...content);
    return font;
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page can't reach this module's scope
  const isTranslatable = (node: Node | null): node is Text =>
    node instanceof Text && node.parentElement?.closest(SKIPPED) === null;
  /** A text and its neighbors. */
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
    const words = run.map(({ data }) => data).join('');
    const [first = text, ...others] = run;
    if (words.trim() === '' || run.every((each) => done.get(each) === each.data)) return;
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
      if (kind === 'chrome') first.replaceWith(createFont(createFont(words)));
      else {
        const place = document.createElement('font');
        first.replaceWith(place);
        if (first.data !== words) first.data = words;
        done.set(first, words);
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
    // Its own changes.
    observer.takeRecords();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}
