import type { AriaAttributes } from 'react';

/** How far something is. */
export interface Progress {
  /** From 0 to `maxValue`; without it the end is not known. */
  readonly value?: number | undefined;
  /** @default 100 */
  readonly maxValue?: number | undefined;
  /** In words. @default the value in percent */
  readonly text?: string | undefined;
}

/** The part of the whole in percent, 0 to 100; undefined while the end is not known. */
export const percentOf = ({ value, maxValue = 100 }: Progress): number | undefined =>
  value === undefined ? undefined : Math.min(100, Math.max(0, (value / maxValue) * 100));

/** How far it is, in words; undefined while the end is not known. */
export function progressText(progress: Progress): string | undefined {
  const percent = percentOf(progress);
  return percent === undefined ? undefined : (progress.text ?? `${Math.round(percent)}%`);
}

/**
 * What makes an element a progress bar for a screen reader. The library's own bar would bring the formats of numbers
 * to the first visit, which has a spinner in a button and no number.
 */
export const progressRole = (progress: Progress): AriaAttributes & { role: 'progressbar' } => ({
  role: 'progressbar',
  'aria-valuemin': 0,
  'aria-valuemax': progress.maxValue ?? 100,
  ...(progress.value !== undefined && {
    'aria-valuenow': progress.value,
    'aria-valuetext': progressText(progress),
  }),
});
