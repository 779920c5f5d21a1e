import type { Environment } from '#shared/environment.ts';

const MESSAGE = "You can't add a file here. Drop it where a page asks for one, or use the button there.";

/**
 * Rejects files dropped outside of drop zones, with a message. The browser would open them instead of the page.
 * @returns a function that stops listening
 */
export function refuseDroppedFiles({ toasts }: Pick<Environment, 'toasts'>): () => void {
  const listening = new AbortController();
  const refuse = (event: DragEvent) => {
    // Handled by a drop zone.
    if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    if (event.type === 'drop') toasts.show({ kind: 'error', message: MESSAGE });
  };
  window.addEventListener('dragover', refuse, listening);
  window.addEventListener('drop', refuse, listening);
  return () => listening.abort();
}
