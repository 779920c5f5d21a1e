/**
 * Drags files over an element and drops them there. Returns whether the page accepted or refused them; otherwise the browser
 * would open them in its place.
 */
export function dropFiles(element: Element, ...files: readonly File[]): boolean {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const isHandled = (type: string) =>
    !element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  return [isHandled('dragover'), isHandled('drop')].every(Boolean);
}
