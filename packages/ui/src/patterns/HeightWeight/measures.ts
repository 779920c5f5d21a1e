const INCHES_PER_FOOT = 12;
const CENTIMETERS_PER_INCH = 2.54;
const KILOGRAMS_PER_POUND = 0.453_592_37;

/** What is written in the fields: what the patient's own units ask for. */
export type Units = 'us' | 'metric';

/** Whole inches of two fields; an empty second one is none. Null where the two make no height, such as 5 feet 14. */
export function inchesOfFeet(feet: number | null, inches: number | null): number | null {
  const rest = inches ?? 0;
  if (feet === null || feet < 0 || rest < 0 || rest >= INCHES_PER_FOOT) return null;
  if (!Number.isInteger(feet) || !Number.isInteger(rest)) return null;
  return feet * INCHES_PER_FOOT + rest || null;
}

/** Feet of whole inches, and what is left of them. */
export const feetOf = (inches: number): readonly [feet: number, inches: number] => [
  Math.floor(inches / INCHES_PER_FOOT),
  inches % INCHES_PER_FOOT,
];

/** Inches of centimeters, to the nearest whole one. */
export const inchesOfCentimeters = (centimeters: number | null): number | null =>
  centimeters === null || centimeters <= 0 ? null : Math.round(centimeters / CENTIMETERS_PER_INCH);

/** Whole centimeters of inches. */
export const centimetersOf = (inches: number): number => Math.round(inches * CENTIMETERS_PER_INCH);

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Pounds of kilograms, with one decimal. */
export const poundsOf = (kilograms: number): number => tenth(kilograms / KILOGRAMS_PER_POUND);

/** Kilograms of pounds, with one decimal. */
export const kilogramsOf = (pounds: number): number => tenth(pounds * KILOGRAMS_PER_POUND);
