/** The heading of the page, ready to take the focus. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}

/** Moves focus to the heading of the page, so that a screen reader says where the patient is. */
export function focusHeading(): void {
  pageHeading()?.focus({ preventScroll: true });
}
