/** What a finger needs in each direction, px; less than one is lost to rounding where a dialog has just come in. */
const FINGER = 44 - 0.5;

/**
 * Controls that are smaller than a finger, by name and size; empty where all are large enough. A link inside a sentence
 * is as high as its line and is let off (WCAG 2.2, 2.5.8).
 */
export function smallTargets(root: HTMLElement): readonly string[] {
  return [...root.querySelectorAll<HTMLElement>('button, a[href], input[type="text"], textarea')]
    .filter((control) => getComputedStyle(control).display !== 'inline' && !control.closest('[aria-hidden]'))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 1 && Math.min(box.width, box.height) < FINGER)
    .map(({ control, box }) => `${control.textContent} ${control.className} ${box.width} × ${box.height}`);
}
