/**
 * Resumes animations. Storybook pauses them while axe runs, and does not resume them after a violation, which would make later
 * stories on the same page fail too.
 */
export function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent?.includes('animation-play-state: paused !important')) style.remove();
}
