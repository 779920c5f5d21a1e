import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

/** Time a message stays for slow screen readers, ms. Then it is gone, or a patient reading on would find it twice. */
const KEEP_MS = 5000;

let region: HTMLElement | undefined;

/** Live region at the end of the page, empty at first. Screen readers miss text that comes together with its region. */
export function prepareAnnouncements(): void {
  if (region?.isConnected) return;
  region = document.createElement('div');
  region.className = hidden;
  region.ariaLive = 'polite';
  // Stays in reach while a dialog hides the rest of the page (react-aria).
  region.dataset['liveAnnouncer'] = 'true';
  document.body.append(region);
}

/**
 * Lets screen readers say a message when they have finished what they say; once, where several parts of a page say the same.
 * Returns a function that takes it back.
 */
export function announce(message: string): () => void {
  const isThere = [...(region?.children ?? [])].some(({ textContent }) => textContent === message);
  if (isThere) return () => undefined;
  const line = document.createElement('p');
  line.textContent = message;
  region?.append(line);
  setTimeout(() => line.remove(), KEEP_MS);
  return () => line.remove();
}
