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

/**
 * Pastes files into an element, with other content of the clipboard. Returns whether the page handled it; otherwise the browser
 * would insert the text.
 */
export function pasteFiles(
  target: Element,
  data: Readonly<Record<string, string>>,
  ...files: readonly File[]
): boolean {
  const clipboardData = new DataTransfer();
  for (const [type, content] of Object.entries(data)) clipboardData.setData(type, content);
  for (const file of files) clipboardData.items.add(file);
  return !target.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}
