const live = '[aria-live=polite], [aria-live=assertive], [role=status]:not([aria-live=off]), [role=alert]';

const regionsNow = () => new Set(document.querySelectorAll(live));

/**
 * Listens as a screen reader does: returns the texts that came into a live region which was on the page, and in reach, before
 * them. Call it before what is to be heard.
 */
export function listen(): () => readonly string[] {
  const heard: string[] = [];
  let known = regionsNow();
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      if (!region || !known.has(region) || region.closest('[aria-hidden=true], [inert]')) continue;
      heard.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
    }
    known = regionsNow();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => heard;
}
