/** Whether an element can be scrolled to a position where nothing sticky covers it. */
export function isReadable(element: HTMLElement): boolean {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(topmost);
}
