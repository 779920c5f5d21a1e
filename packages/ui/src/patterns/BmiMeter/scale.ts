/** A range of the body mass index with its word. */
export interface BmiCategory {
  id: string;
  label: string;
  /** From here on, in kg/m², up to where the next one begins. The first one's is the start of the picture. */
  from: number;
}

/** The ranges for adults from 20 years on, as the US Centers for Disease Control and Prevention name them. */
export const adultCategories: readonly BmiCategory[] = [
  { id: 'under', label: 'Underweight', from: 15 },
  { id: 'healthy', label: 'Healthy weight', from: 18.5 },
  { id: 'over', label: 'Overweight', from: 25 },
  { id: 'obesity', label: 'Obesity', from: 30 },
];

/** Where the picture ends, in kg/m². */
export const BMI_END = 40;

/** The category a value is in; one below all of them is in the first. */
export const categoryOf = (value: number, categories: readonly BmiCategory[]): BmiCategory | undefined =>
  categories.findLast(({ from }) => value >= from) ?? categories[0];

/** How far along the picture a value is, in percent; what lies beyond an end stands at it. */
export function positionOf(value: number, start: number, end: number): number {
  const share = ((value - start) / (end - start)) * 100;
  return Math.min(Math.max(share, 0), 100);
}

/** A range in words: below the second, from its own start to a tenth before the next, or from the last on. */
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
