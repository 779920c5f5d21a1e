const INCHES_PER_FOOT = 12;
const CENTIMETRES_PER_INCH = 2.54;
const KILOGRAMS_PER_POUND = 0.453_592_37;

/** What a person can be: inches and pounds. Whatever lies outside was mistyped. */
const limits = { height: { least: 36, most: 107 }, weight: { least: 50, most: 1000 } } as const;

/** What is written in the fields: what the patient's own units ask for. */
export type Units = 'us' | 'metric';

/** A height as it is stored and read: `5 feet 9 inches`. */
export const heightText = (inches: number): string =>
  `${Math.floor(inches / INCHES_PER_FOOT)} feet ${inches % INCHES_PER_FOOT} inches`;

/** Whole inches of a height as it is stored; null where it is none. */
export function inchesOf(height: string | null | undefined): number | null {
  const [, feet, inches] = /^(\d+) feet (\d+) inches$/.exec(height ?? '') ?? [];
  return feet === undefined ? null : Number(feet) * INCHES_PER_FOOT + Number(inches);
}

/** A height from two fields; no inches are none. Null where the two make no height, such as 5 feet 14. */
export function heightOfFeet(feet: number | null, inches: number | null): string | null {
  const rest = inches ?? 0;
  if (feet === null || feet < 0 || rest < 0 || rest >= INCHES_PER_FOOT) return null;
  return Number.isInteger(feet) && Number.isInteger(rest) ? heightText(feet * INCHES_PER_FOOT + rest) : null;
}

/** A height from centimeters, to the nearest inch. */
export const heightOfCentimeters = (centimeters: number | null): string | null =>
  centimeters === null || centimeters <= 0
    ? null
    : heightText(Math.round(centimeters / CENTIMETRES_PER_INCH));

/** Whole centimeters of inches. */
export const centimetersOf = (inches: number): number => Math.round(inches * CENTIMETRES_PER_INCH);

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Pounds of kilograms, with one decimal. */
export const poundsOf = (kilograms: number): number => tenth(kilograms / KILOGRAMS_PER_POUND);

/** Kilograms of pounds, with one decimal. */
export const kilogramsOf = (pounds: number): number => tenth(pounds * KILOGRAMS_PER_POUND);

/** What is wrong with a measure: it is not there, or no person has it. */
export type MeasureProblem = 'missing' | 'range';

const problemOf = (value: number | null, { least, most }: { least: number; most: number }) => {
  if (value === null) return 'missing';
  return value < least || value > most ? 'range' : undefined;
};

/** What is wrong with a height as it is stored. */
export const heightProblem = (height: string | null): MeasureProblem | undefined =>
  problemOf(inchesOf(height), limits.height);

/** What is wrong with a weight in pounds. */
export const weightProblem = (pounds: number | null): MeasureProblem | undefined =>
  problemOf(pounds, limits.weight);
