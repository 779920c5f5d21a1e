const INCHES_PER_FOOT = 12;
const CENTIMETERS_PER_INCH = 2.54;
const KILOGRAMS_PER_POUND = 0.453_592_37;

/** Unit system of the fields. */
export type Units = 'us' | 'metric';

/** Total in whole inches, counting empty inches as 0; null for an invalid height such as 5 ft 14 in. */
export function feetToInches(feet: number | null, inches: number | null): number | null {
  const extraInches = inches ?? 0;
  if (feet === null || feet < 0 || extraInches < 0 || extraInches >= INCHES_PER_FOOT) return null;
  if (!Number.isInteger(feet) || !Number.isInteger(extraInches)) return null;
  return feet * INCHES_PER_FOOT + extraInches || null;
}

/** Parts of a height. */
export type HeightPart = 'feet' | 'inches';

/** Invalid parts of a height: inches above 11, otherwise the feet, which determine the range. */
export const invalidHeightParts = (feet: number | null, inches: number | null): readonly HeightPart[] => {
  const areInchesWrong = inches !== null && (inches < 0 || inches >= INCHES_PER_FOOT);
  if (!areInchesWrong) return ['feet'];
  return feet === null ? ['feet', 'inches'] : ['inches'];
};

/** Splits inches into feet and inches. */
export const inchesToFeet = (inches: number): readonly [feet: number, inches: number] => [
  Math.floor(inches / INCHES_PER_FOOT),
  inches % INCHES_PER_FOOT,
];

/** Rounds to whole inches; null for none, such as the 1 of 175. */
export const centimetersToInches = (centimeters: number | null): number | null =>
  centimeters === null || centimeters <= 0 ? null : Math.round(centimeters / CENTIMETERS_PER_INCH) || null;

/** Rounds to whole centimeters. */
export const inchesToCentimeters = (inches: number): number => Math.round(inches * CENTIMETERS_PER_INCH);

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

/** Rounds to one decimal. */
export const kilogramsToPounds = (kilograms: number): number => roundToTenth(kilograms / KILOGRAMS_PER_POUND);

/** Rounds to one decimal. */
export const poundsToKilograms = (pounds: number): number => roundToTenth(pounds * KILOGRAMS_PER_POUND);
