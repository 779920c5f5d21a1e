/** BMI range with its label. */
export interface BmiCategory {
  id: string;
  label: string;
  /** Lower bound in kg/m². The first range's bound is the start of the scale. */
  from: number;
}

/** Ranges for adults 20 and older, as defined by the US Centers for Disease Control and Prevention. */
export const adultCategories: readonly BmiCategory[] = [
  { id: 'under', label: 'Underweight', from: 15 },
  { id: 'healthy', label: 'Healthy weight', from: 18.5 },
  { id: 'over', label: 'Overweight', from: 25 },
  { id: 'obesity', label: 'Obesity', from: 30 },
];

/** End of the scale, in kg/m². */
export const BMI_END = 40;

/** Category of a value; values below all ranges fall into the first. */
export const categoryOf = (value: number, categories: readonly BmiCategory[]): BmiCategory | undefined =>
  categories.findLast(({ from }) => value >= from) ?? categories[0];

/** Position of a value on the scale in percent, clamped to its ends. */
export function positionOf(value: number, start: number, end: number): number {
  const share = ((value - start) / (end - start)) * 100;
  return Math.min(Math.max(share, 0), 100);
}

/** Bounds of a range: open below for the first, open above for the last, else up to 0.1 below the next. */
export function rangeOf(
  categories: readonly BmiCategory[],
  place: number,
): readonly [number | undefined, number | undefined] {
  const next = categories[place + 1]?.from;
  return [
    place === 0 ? undefined : categories[place]?.from,
    next === undefined ? undefined : Math.round((next - 0.1) * 10) / 10,
  ];
}
