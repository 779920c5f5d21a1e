/**
 * Lets a browser translate the page (docs/decisions/0039). A translator replaces, wraps, joins and removes text nodes of
 * React: React's updates then have no visible effect, and removing such a node throws. Therefore the children of a translated
 * element are restored before React changes it, and the translator translates them again. Runs inline in the HTML, before
 * other scripts have loaded, so it can't use anything outside this function.
 */
export function keepTranslatable(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  /** Original children of translated elements, with the data of text nodes. */
  const originals = new WeakMap<Node, ReadonlyMap<Node, string | null>>();
  /** Translated elements by React's text nodes. */
  const parents = new WeakMap<Node, Node>();

  /** Records the elements that have lost a text node, other than by React. */
  const record = (changes: readonly MutationRecord[]) => {
    const data = new Map<Node, string | null>();
    const before = new Map<Node, readonly Node[]>();
    for (const {
      type,
      target,
      addedNodes,
      removedNodes,
      previousSibling,
      oldValue,
    } of changes.toReversed()) {
      if (type === 'characterData') data.set(target, oldValue);
      else {
        const added: readonly Node[] = [...addedNodes];
        const nodes = (before.get(target) ?? [...target.childNodes]).filter((node) => !added.includes(node));
        nodes.splice(previousSibling ? nodes.indexOf(previousSibling) + 1 : 0, 0, ...removedNodes);
        before.set(target, nodes);
      }
    }
    for (const [parent, nodes] of before) {
      const known = originals.get(parent);
      const [first, second] = parent.childNodes;
      // React has replaced the content of the element with a single text, which removes the translation.
      const isReset = !first || (known && !second && first instanceof Text && !known.has(first));
      if (isReset) originals.delete(parent);
      else if (!known && nodes.some((node) => node instanceof Text && node.parentNode !== parent)) {
        originals.set(parent, new Map(nodes.map((node) => [node, data.get(node) ?? node.nodeValue])));
        for (const node of nodes) if (node instanceof Text) parents.set(node, parent);
      }
    }
  };
  const observer = new MutationObserver(record);
  observer.observe(document, {
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    subtree: true,
  });

  const restore = (parent: Node) => {
    const children = originals.get(parent);
    if (!children) return;
    originals.delete(parent);
    const present = [...parent.childNodes];
    for (const child of present) if (!children.has(child)) removeChild.call(parent, child);
    let next: Node | null = null;
    for (const [child, data] of [...children].toReversed()) {
      if (child instanceof Text && child.data !== data) child.data = data ?? '';
      if (child.parentNode !== parent || child.nextSibling !== next) insertBefore.call(parent, child, next);
      next = child;
    }
  };
  /** Applies a change of React to the restored element, without recording it. */
  const change = <Result>(node: Node, apply: () => Result): Result => {
    record(observer.takeRecords());
    restore(parents.get(node) ?? node);
    const result = apply();
    observer.takeRecords();
    return result;
  };
  // Translators do not call these, because they have a separate JavaScript world.
  Object.assign(Node.prototype, {
    insertBefore<Child extends Node>(this: Node, child: Child, next: Node | null): Child {
      return change(this, () => {
        let place = next;
        while (place && place.parentNode !== this) place = place.parentNode;
        return insertBefore.call<Node, [Child, Node | null], Child>(this, child, place);
      });
    },
    appendChild<Child extends Node>(this: Node, child: Child): Child {
      if (!this.isConnected) return appendChild.call<Node, [Child], Child>(this, child);
      return change(this, () => appendChild.call<Node, [Child], Child>(this, child));
    },
    removeChild<Child extends Node>(this: Node, child: Child): Child {
      return change(this, () => {
        const { parentNode } = child;
        return parentNode ? removeChild.call<Node, [Child], Child>(parentNode, child) : child;
      });
    },
  });
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      change(this, () => nodeValue?.set?.call(this, value));
    },
  });
}
