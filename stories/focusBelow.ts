/** Scrolls a link to where a sticky header hides it, and moves focus to it. */
export function focusBelow(header: HTMLElement, link: HTMLElement): void {
  const hidden = header.getBoundingClientRect().bottom - link.getBoundingClientRect().height;
  window.scrollBy({ top: link.getBoundingClientRect().top - hidden, behavior: 'instant' });
  link.focus();
}
