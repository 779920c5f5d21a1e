/** Fields with input of the patient. */
const changed = new Set<Element>();

/** Path of the page on which a file was last chosen, dropped or pasted; its field may be empty again. */
let filePath: string | undefined;

const hasFiles = (event: Event): boolean => {
  if (event.target instanceof HTMLInputElement && event.target.type === 'file')
    return (event.target.files?.length ?? 0) > 0;
  const data =
    event instanceof DragEvent
      ? event.dataTransfer
      : event instanceof ClipboardEvent
        ? event.clipboardData
        : undefined;
  return (data?.files.length ?? 0) > 0;
};

function record(event: Event): void {
  for (const field of changed) if (!field.isConnected) changed.delete(field);
  if (hasFiles(event)) filePath = location.pathname;
  else if (event.type === 'input' && event.target instanceof Element) changed.add(event.target);
}

/** Records what the patient types and which files they choose, for {@link hasNewInput}. */
export function watchInput(): void {
  for (const type of ['input', 'change', 'drop', 'paste']) addEventListener(type, record, true);
}

/** Whether a field was emptied again. */
const isEmpty = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === '';

/** Whether reloading the page could lose something that was typed or chosen on it. */
export const hasNewInput = (): boolean =>
  filePath === location.pathname || [...changed].some((field) => field.isConnected && !isEmpty(field));
