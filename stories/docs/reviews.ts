/**
 * When a piece was last gone through by hand in a browser: its stories with the keyboard alone, what the accessibility
 * tree tells a screen reader, text at 200 % on a 360 px phone, forced colors, right to left. Axe and the stories'
 * keyboard tests run with every change and don't count.
 */
export const reviews: Readonly<Record<string, string>> = {
  Alert: '2026-11-23',
  Button: '2026-11-23',
  Dialog: '2026-11-23',
  PriceLine: '2026-11-23',
  Receipt: '2026-11-23',
  StatusBadge: '2026-11-23',
  TextField: '2026-11-23',
};
