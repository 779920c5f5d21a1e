import { isHeight, isWeight } from '@patient/api/model';
import type { FieldProblem } from '#features/auth/index.ts';

/** Problems of height (inches) and weight (pounds). */
export const measureProblems = ({
  height,
  weight,
}: {
  readonly height: number | null;
  readonly weight: number | null;
}): readonly FieldProblem[] => [
  ...(isHeight(height)
    ? []
    : [{ name: 'height', message: 'Enter a height from 3 feet to 8 feet 11 inches' }]),
  ...(isWeight(weight) ? [] : [{ name: 'weight', message: 'Enter a weight from 50 to 1,000 pounds' }]),
];
