/** Current step: position from 1, number of steps and label. */
export interface StepPosition {
  readonly position: number;
  readonly count: number;
  readonly label: string;
}

/** Position of a step; an index out of range is clamped. */
export function stepPosition(labels: readonly string[], current: number): StepPosition {
  const last = Math.max(0, labels.length - 1);
  const index = Math.min(last, Math.max(0, Math.trunc(current) || 0));
  return { position: labels.length === 0 ? 0 : index + 1, count: labels.length, label: labels[index] ?? '' };
}
