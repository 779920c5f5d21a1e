import { useEffect } from 'react';

/** Overlays of react-aria, which are children of the body too. */
const isOverlay = (element: Element) =>
  element.matches('[data-rac], [data-testid="underlay"], [hidden]') ||
  element.querySelector('[data-rac]') !== null;

/**
 * Keeps elements that others add to the page usable while an overlay is open: react-aria makes the rest of the page inert.
 * @param selector children of the body
 */
export function useTopLayer(selector: string | undefined): void {
  useEffect(() => {
    if (selector === undefined) return undefined;
    const mark = (nodes: Iterable<Node>) => {
      for (const node of nodes)
        if (node instanceof HTMLElement && node.matches(selector) && !isOverlay(node))
          node.dataset['reactAriaTopLayer'] = 'true';
    };
    mark(document.body.children);
    // Runs before the observer of an overlay that opens later.
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) mark(addedNodes);
    });
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [selector]);
}
