/**
 * Storybook pauses animations while axe looks at a story, and leaves them so where axe finds something: stories that come
 * later on the same page would fail, too.
 */
export function dropLeftPause(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent?.includes('animation-play-state: paused !important')) style.remove();
}
