import type { Environment } from '#shared/environment.ts';

const MESSAGE = "You can't add a file here. Drop it where a page asks for one, or use the button there.";

/**
 * Ignores files that are dropped where none are accepted, with a message. The browser would open them in place of the page.
 * @returns a function that stops
 */
export function refuseDroppedFiles({ toasts }: Pick<Environment, 'toasts'>): () => void {
  const listening = new AbortController();
  const refuse = (event: DragEvent) => {
    // What accepts files has handled the event.
    if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    if (event.type === 'drop') toasts.show({ kind: 'error', message: MESSAGE });
  };
  window.addEventListener('dragover', refuse, listening);
  window.addEventListener('drop', refuse, listening);
  return () => listening.abort();
}
