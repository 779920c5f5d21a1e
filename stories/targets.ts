/** Minimum target size in px, minus half a pixel for rounding after a dialog animation. */
const MIN_TARGET = 44 - 0.5;

/**
 * Controls smaller than the minimum, by name and size; empty if there are none. Links inside a sentence are exempt
 * (WCAG 2.2, 2.5.8).
 */
export function smallTargets(root: HTMLElement): readonly string[] {
  return [...root.querySelectorAll<HTMLElement>('button, a[href], input[type="text"], textarea')]
    .filter((control) => getComputedStyle(control).display !== 'inline' && !control.closest('[aria-hidden]'))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 1 && Math.min(box.width, box.height) < MIN_TARGET)
    .map(({ control, box }) => `${control.textContent} ${control.className} ${box.width} × ${box.height}`);
}
