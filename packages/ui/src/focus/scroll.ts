// Browsers have all of these; jsdom, in the unit tests of other apps, has not.

/** Scrolls to the start of the page. */
export function scrollToStart(): void {
  document.documentElement.scrollTop = 0;
  document.documentElement.scrollLeft = 0;
}

/** Scrolls an element into view, by no more than necessary. */
export function scrollToElement(element: Element | null | undefined): void {
  if (element && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' });
}

/** Scrolls the content of an element to a distance from its start. */
export function scrollContent(element: Element, top: number): void {
  element.scrollTop = top;
}
