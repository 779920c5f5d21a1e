/** Whether a change removed the focused element, so that none has focus. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/** The heading of the page, made focusable. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}

/** Focuses the heading of the page, which screen readers announce. */
export function focusHeading(): void {
  pageHeading()?.focus({ preventScroll: true });
}
