import type { AriaAttributes } from 'react';

/** State of a task. */
export interface Progress {
  /** Progress from 0 to `maxValue`. Leave it out when the duration is unknown. */
  readonly value?: number | undefined;
  /** Value at which the task is complete. @default 100 */
  readonly maxValue?: number | undefined;
  /** Progress as text. @default the value in percent */
  readonly text?: string | undefined;
}

/** Progress in percent, 0 to 100; undefined when unknown. */
export const percentOf = ({ value, maxValue = 100 }: Progress): number | undefined =>
  value === undefined ? undefined : Math.min(100, Math.max(0, (value / maxValue) * 100));

/** Progress as text; undefined when unknown. */
export function progressText(progress: Progress): string | undefined {
  const percent = percentOf(progress);
  return percent === undefined ? undefined : (progress.text ?? `${Math.round(percent)}%`);
}

/**
 * ARIA attributes of a progress bar. Not react-aria's component, which would add number formatting to the first page
 * load for a spinner that shows no number.
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
