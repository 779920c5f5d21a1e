/**
 * Puts the appearance that the device keeps (a cookie) on `<html>`, and again when the tab is shown, since another tab may
 * have changed it. Runs inline in the HTML, before the first paint: uses nothing outside itself. A test compares it with
 * `features/account/rules/appearance.ts`.
 */
export function applyAppearance(): void {
  const root = document.documentElement;
  const apply = () => {
    const kept = new URLSearchParams(/(?:^|; )appearance=([^;]*)/.exec(document.cookie)?.[1]);
    for (const setting of ['scheme', 'text', 'contrast', 'motion']) {
      const value = kept.get(setting);
      if (value) root.setAttribute(`data-${setting}`, value);
      else root.removeAttribute(`data-${setting}`);
    }
  };
  apply();
  addEventListener('visibilitychange', apply);
}
