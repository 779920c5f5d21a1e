import { useLayoutEffect } from 'react';
import { useTopLayerSelector } from '../../provider/UiProvider.tsx';

/** Overlays of react-aria, which are children of the body too. */
const isOverlay = (element: Element) =>
  element.matches('[data-rac], [data-testid="underlay"], [hidden]') ||
  element.querySelector('[data-rac]') !== null;

/** Keeps what others add to the body usable while an overlay is open (`topLayer` of UiProvider): react-aria makes the rest inert. */
export function useTopLayer(isOpen: boolean): void {
  const selector = useTopLayerSelector();
  // In a part of the overlay, so that it runs before the effects of the overlay itself, also for elements that are added later.
  useLayoutEffect(() => {
    if (!isOpen || selector === undefined) return undefined;
    const mark = (nodes: Iterable<Node>) => {
      for (const node of nodes)
        if (node instanceof HTMLElement && node.matches(selector) && !isOverlay(node))
          node.dataset['reactAriaTopLayer'] = 'true';
    };
    mark(document.body.children);
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) mark(addedNodes);
    });
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [isOpen, selector]);
}
