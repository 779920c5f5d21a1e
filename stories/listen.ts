const live = '[aria-live=polite], [aria-live=assertive], [role=status]:not([aria-live=off]), [role=alert]';

const regionsNow = () => new Set(document.querySelectorAll(live));

/** Whether the translator of `pnpm translated` has wrapped a node or put it back, which repeats what is announced. */
const isTranslated = ({ nodeName, textContent }: Node, removed: ReadonlySet<string | null>): boolean =>
  document.documentElement.classList.contains('translated-ltr') &&
  (nodeName === 'FONT' || removed.has(textContent));

/**
 * Listens as a screen reader does: returns the texts that came into a live region which was on the page, and in reach, before
 * them. Call it before what is to be heard.
 */
export function listen(): () => readonly string[] {
  const heard: string[] = [];
  let known = regionsNow();
  const observer = new MutationObserver((records) => {
    const removed = new Set<string | null>();
    for (const { target, addedNodes, removedNodes } of records) {
      const added = [...addedNodes].filter((node) => !isTranslated(node, removed));
      for (const { textContent } of removedNodes) removed.add(textContent);
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      if (!region || !known.has(region) || region.closest('[aria-hidden=true], [inert]')) continue;
      heard.push(...added.map(({ textContent }) => textContent ?? ''));
    }
    known = regionsNow();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => heard;
}
