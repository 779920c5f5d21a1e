/** Layout shifts of a page without recent input. */
export interface Shifts {
  /** Sum of their scores. */
  readonly value: number;
  /** Elements that moved, one entry per shift. */
  readonly moved: readonly string[];
}

/** Records layout shifts with the elements that moved. Runs in the page before any other script. Serialized. */
export function observeShifts(): void {
  const moved: string[] = [];
  const shifts = { value: 0, moved };
  Reflect.set(globalThis, 'layoutShifts', shifts);
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- serialized with this function
  const nameOf = (node: unknown) =>
    node instanceof Element
      ? `${node.localName} "${(node.textContent ?? '').trim().slice(0, 40)}"`
      : node instanceof Node
        ? `"${(node.textContent ?? '').slice(0, 40)}"`
        : 'removed';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || Reflect.get(entry, 'hadRecentInput') === true) continue;
      shifts.value += Number(entry.value);
      const sources: readonly object[] = Reflect.get(entry, 'sources') ?? [];
      moved.push(sources.map((source) => nameOf(Reflect.get(source, 'node'))).join(', '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Shifts since {@link observeShifts}. Runs in the page. */
export const readShifts = (): Shifts => Reflect.get(globalThis, 'layoutShifts');
