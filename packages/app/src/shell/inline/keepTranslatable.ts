/**
 * Lets a browser translate the page (docs/decisions/0039). A translator puts a text into a `<font>` of its own and takes
 * away the text node that React holds: React would write what comes next where nobody sees it, and fail when it removes
 * it. Runs inline in the HTML, before any script has loaded: uses nothing outside itself.
 */
export function keepTranslatable(): void {
  /** By text of React that a translator has replaced: the element that stands in its place. */
  const standIns = new WeakMap<Node, ChildNode>();
  /** By such an element: its texts, in their order. Neighbors may have become one. */
  const textsOf = new WeakMap<ChildNode, Node[]>();
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- uses nothing outside itself
  const isStandIn = (node: Node | null): node is ChildNode => node?.nodeName === 'FONT';
  /** Puts the texts back, perhaps without one that moves or goes. The translator sees them, and replaces them again. */
  const restore = (text: Node, without?: Node) => {
    const standIn = standIns.get(text);
    if (standIn === undefined) return;
    const texts = textsOf.get(standIn) ?? [];
    standIn.replaceWith(...texts.filter((one) => one !== without));
    for (const one of texts) standIns.delete(one);
  };

  /** Makes React's own changes find what a translator has moved. Done only once a translator is seen. */
  const patchChanges = () => {
    const { insertBefore, removeChild } = Node.prototype;
    Object.assign(Node.prototype, {
      insertBefore<Child extends Node>(this: Node, child: Child, next: Node | null): Child {
        restore(child, child);
        if (next) restore(next);
        let place = next;
        while (place && place.parentNode !== this) place = place.parentNode;
        return insertBefore.call<Node, [Child, Node | null], Child>(this, child, place);
      },
      appendChild<Child extends Node>(this: Node, child: Child): Child {
        return this.insertBefore(child, null);
      },
      removeChild<Child extends Node>(this: Node, child: Child): Child {
        restore(child, child);
        const { parentNode } = child;
        return parentNode ? removeChild.call<Node, [Child], Child>(parentNode, child) : child;
      },
    });
  };

  let isPatched = false;
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, removedNodes, previousSibling } of changes) {
      if (target instanceof Text) restore(target);
      for (const text of removedNodes) {
        const standIn = [...addedNodes, previousSibling].find(isStandIn);
        if (!(text instanceof Text) || text.isConnected || !standIn?.isConnected) continue;
        // One that was there before is of another text: React has removed this one.
        if (!changes.some((change) => [...change.addedNodes].includes(standIn))) continue;
        standIns.set(text, standIn);
        textsOf.set(standIn, [...(textsOf.get(standIn) ?? []), text]);
        observer.observe(text, { characterData: true });
        if (!isPatched) patchChanges();
        isPatched = true;
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}
