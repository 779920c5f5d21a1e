/** Whether a thing can be scrolled to where nothing lies over it: what is sticky can hide what it should only follow. */
export function canBeRead(element: HTMLElement): boolean {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(there);
}
