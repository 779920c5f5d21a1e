/** Brings a tab of a row that is longer than its room into sight, without moving the page. */
export function scrollToTab(tab: HTMLElement | null) {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const [row, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const [before, after] = [box.left - row.left, box.right - row.right];
  // The shorter way; a tab wider than the row stays as it is, with its beginning in sight.
  if (before < 0) list.scrollLeft += Math.max(before, after);
  else if (after > 0) list.scrollLeft += Math.min(before, after);
}
