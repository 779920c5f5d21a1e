/**
 * Lets a browser translate the page (docs/decisions/0039). A translator puts a text into a `<font>` of its own and takes
 * away the text node that React holds: React would write what comes next where nobody sees it, and fail when it removes
 * it. Runs inline in the HTML, before any script has loaded: uses nothing outside itself.
 */
export function keepTranslatable(): void {
  /** Texts of React that a translator has replaced, and the elements that stand in their places. */
  const standIns = new WeakMap<Node, ChildNode>();
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- uses nothing outside itself
  const isStandIn = (node: Node | null): node is ChildNode => node?.nodeName === 'FONT';
  /** A text that moves or goes leaves nothing behind. */
  const takeStandIn = (text: Node) => {
    standIns.get(text)?.remove();
    standIns.delete(text);
  };

  /** Makes React's own changes find what a translator has moved. Done only once a translator is seen. */
  const patchChanges = () => {
    const { insertBefore, removeChild } = Node.prototype;
    Object.assign(Node.prototype, {
      insertBefore<Child extends Node>(this: Node, child: Child, next: Node | null): Child {
        takeStandIn(child);
        let place = next && (standIns.get(next) ?? next);
        while (place && place.parentNode !== this) place = place.parentNode;
        return insertBefore.call<Node, [Child, Node | null], Child>(this, child, place);
      },
      appendChild<Child extends Node>(this: Node, child: Child): Child {
        return this.insertBefore(child, null);
      },
      removeChild<Child extends Node>(this: Node, child: Child): Child {
        takeStandIn(child);
        const { parentNode } = child;
        return parentNode ? removeChild.call<Node, [Child], Child>(parentNode, child) : child;
      },
    });
  };

  let isPatched = false;
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, removedNodes, previousSibling } of changes) {
      if (target instanceof Text) {
        // The translator sees the new text, and replaces it again.
        standIns.get(target)?.replaceWith(target);
        standIns.delete(target);
      }
      for (const text of removedNodes) {
        const standIn = [...addedNodes, previousSibling].find(isStandIn);
        if (!(text instanceof Text) || text.isConnected || !standIn?.isConnected) continue;
        standIns.set(text, standIn);
        observer.observe(text, { characterData: true });
        if (!isPatched) patchChanges();
        isPatched = true;
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}
