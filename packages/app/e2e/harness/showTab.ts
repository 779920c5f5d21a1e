import type { Page } from 'playwright';

/** Hides a tab from the patient, or shows it again: pages of the test browser are always visible to themselves. */
export const showTab = (page: Page, isShown: boolean): Promise<void> =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    isShown ? 'visible' : 'hidden',
  );
