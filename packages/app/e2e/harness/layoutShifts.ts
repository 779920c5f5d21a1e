/** Largest layout shift of a visit that counts as none: rounding, and text that grows by a few pixels with its font. */
export const TOLERANCE = 0.001;

/** Layout shifts of a page without recent input. */
export interface Shifts {
  /** Sum of their scores. */
  readonly value: number;
  /** Elements that moved, with the rectangles before and after; one entry per shift. */
  readonly moved: readonly string[];
}

/** Records layout shifts with the elements that moved. Runs in the page before any other script. Serialized. */
export function observeShifts(): void {
  const moved: string[] = [];
  const shifts = { value: 0, moved };
  Reflect.set(globalThis, 'layoutShifts', shifts);
  // oxlint-disable unicorn/consistent-function-scoping -- serialized with this function
  const nameOf = (node: unknown) =>
    node instanceof Element
      ? `${node.localName} "${(node.textContent ?? '').trim().slice(0, 40)}"`
      : node instanceof Node
        ? `"${(node.textContent ?? '').slice(0, 40)}"`
        : 'removed';
  const rectangle = (rect: unknown) =>
    rect instanceof DOMRectReadOnly
      ? [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ')
      : '';
  // oxlint-enable unicorn/consistent-function-scoping
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || Reflect.get(entry, 'hadRecentInput') === true) continue;
      shifts.value += Number(entry.value);
      const sources: readonly object[] = Reflect.get(entry, 'sources') ?? [];
      const changes = sources.map(
        (source) =>
          `${nameOf(Reflect.get(source, 'node'))} (${rectangle(Reflect.get(source, 'previousRect'))} → ${rectangle(Reflect.get(source, 'currentRect'))})`,
      );
      moved.push(`after ${Math.round(entry.startTime)} ms ${changes.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Shifts since {@link observeShifts}. Runs in the page. */
export const readShifts = (): Shifts => Reflect.get(globalThis, 'layoutShifts');
