import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

/** Time that a message stays for slow screen readers, ms. Then it is removed, so that it is not read twice. */
const REMOVE_AFTER_MS = 5000;

let region: HTMLElement | undefined;

/**
 * Live region at the end of the page, created empty, because screen readers miss text that is added together with its
 * region.
 */
export function prepareAnnouncements(): void {
  if (region?.isConnected) return;
  region = document.createElement('div');
  region.className = hidden;
  region.ariaLive = 'polite';
  // Stays accessible while a dialog hides the rest of the page (react-aria).
  region.dataset['liveAnnouncer'] = 'true';
  document.body.append(region);
}

/**
 * Announces a message politely; only once if several parts of a page announce the same. Returns a function that removes it.
 */
export function announce(message: string): () => void {
  const isPresent = [...(region?.children ?? [])].some(({ textContent }) => textContent === message);
  if (isPresent) return () => undefined;
  const line = document.createElement('p');
  line.textContent = message;
  region?.append(line);
  setTimeout(() => line.remove(), REMOVE_AFTER_MS);
  return () => line.remove();
}
