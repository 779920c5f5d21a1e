/** Scrolls a link under a sticky header and focuses it. */
export function focusBelow(header: HTMLElement, link: HTMLElement): void {
  const hidden = header.getBoundingClientRect().bottom - link.getBoundingClientRect().height;
  window.scrollBy({ top: link.getBoundingClientRect().top - hidden, behavior: 'instant' });
  link.focus();
}
