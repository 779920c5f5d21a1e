const live = '[aria-live=polite], [aria-live=assertive], [role=status]:not([aria-live=off]), [role=alert]';

const regionsNow = () => new Set(document.querySelectorAll(live));

/** Whether the translator of `pnpm translated` has wrapped or reinserted a node, which would repeat its announcement. */
const isTranslated = ({ nodeName, textContent }: Node, removed: ReadonlySet<string | null>): boolean =>
  document.documentElement.classList.contains('translated-ltr') &&
  (nodeName === 'FONT' || removed.has(textContent));

/**
 * Records what a screen reader would announce: texts added to live regions that already existed and are not hidden. Call it
 * before the change; the returned function reads the texts so far.
 */
export function recordAnnouncements(): () => readonly string[] {
  const announced: string[] = [];
  let known = regionsNow();
  const observer = new MutationObserver((records) => {
    const removed = new Set<string | null>();
    for (const { target, addedNodes, removedNodes } of records) {
      const added = [...addedNodes].filter((node) => !isTranslated(node, removed));
      for (const { textContent } of removedNodes) removed.add(textContent);
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      if (!region || !known.has(region) || region.closest('[aria-hidden=true], [inert]')) continue;
      announced.push(...added.map(({ textContent }) => textContent ?? ''));
    }
    known = regionsNow();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => announced;
}
