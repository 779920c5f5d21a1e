/** Scrolls a tab into view within its list without scrolling the page. */
export function scrollToTab(tab: HTMLElement | null) {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const [row, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const [before, after] = [box.left - row.left, box.right - row.right];
  // Scrolls the shorter way; a tab wider than the list shows its start.
  if (before < 0) list.scrollLeft += Math.max(before, after);
  else if (after > 0) list.scrollLeft += Math.min(before, after);
}
