/** Where the patient is among the steps: the place from 1, how many there are, and the step's name. */
export interface StepPlace {
  readonly place: number;
  readonly count: number;
  readonly label: string;
}

/** The place of a step; one that is not there, or lies outside, is taken for the nearest one that is. */
export function stepPlace(labels: readonly string[], current: number): StepPlace {
  const last = Math.max(0, labels.length - 1);
  const index = Math.min(last, Math.max(0, Math.trunc(current) || 0));
  return { place: labels.length === 0 ? 0 : index + 1, count: labels.length, label: labels[index] ?? '' };
}
