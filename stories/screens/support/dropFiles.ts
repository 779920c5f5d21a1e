/**
 * Drags and drops files on an element. Returns whether the page handled both events; otherwise the browser would open the
 * files.
 */
export function dropFiles(element: Element, ...files: readonly File[]): boolean {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const isHandled = (type: string) =>
    !element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  return [isHandled('dragover'), isHandled('drop')].every(Boolean);
}
