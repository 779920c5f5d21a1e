/**
 * Applies the appearance stored in a cookie to `<html>`, and again when the tab becomes visible, because another tab may have
 * changed it. Runs inline in the HTML, before the first paint, so it can't use anything outside this function. A test
 * compares it with `@patient/ui/appearance`.
 */
export function applyAppearance(): void {
  const root = document.documentElement;
  const apply = () => {
    const stored = new URLSearchParams(/(?:^|; )appearance=([^;]*)/.exec(document.cookie)?.[1]);
    for (const setting of ['scheme', 'text', 'contrast', 'motion']) {
      const value = stored.get(setting);
      if (value) root.setAttribute(`data-${setting}`, value);
      else root.removeAttribute(`data-${setting}`);
    }
  };
  apply();
  addEventListener('visibilitychange', apply);
}
