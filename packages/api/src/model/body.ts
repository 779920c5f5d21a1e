const INCHES_PER_FOOT = 12;
const METERS_PER_INCH = 0.0254;
const KILOGRAMS_PER_POUND = 0.453_592_37;

/** Possible heights in inches and weights in pounds. Values outside are typing errors. */
const LIMITS = { height: { min: 36, max: 107 }, weight: { min: 50, max: 1000 } } as const;

/** Body measurement from the service, a form or local storage. */
export type Measure = string | number | null | undefined;

/** Positive number from a number or a purely numeric text: `176 lb` is undefined. */
function positive(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined;
}

const isTextHeight = (height: unknown): height is string =>
  typeof height === 'string' && height.includes('feet');

/** Height in inches, parsed from text with `feet`; a number is in inches (specification section 5). */
export function inchesOf(height: unknown): number | undefined {
  if (!isTextHeight(height)) return positive(height);
  const [feet = 0, inches = 0] = (height.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  return positive(feet * INCHES_PER_FOOT + inches);
}

/**
 * Height as shown and stored: text with `feet` is returned unchanged, inches are converted to feet and inches
 * (specification section 5).
 */
export function heightText(height: Measure): string | undefined {
  if (isTextHeight(height)) return height;
  const inches = positive(height);
  if (inches === undefined) return undefined;
  const rounded = Math.round(inches);
  return `${Math.floor(rounded / INCHES_PER_FOOT)} feet ${rounded % INCHES_PER_FOOT} inches`;
}

const isWithin = (value: number | undefined, { min, max }: { min: number; max: number }): boolean =>
  value !== undefined && value >= min && value <= max;

/** Whether the service stores this height: a possible one, as a number of inches or text with `feet`. */
export const isHeight = (height: unknown): height is string | number =>
  (typeof height === 'number' || isTextHeight(height)) && isWithin(inchesOf(height), LIMITS.height);

/** Whether the service stores this weight: a possible number of pounds. */
export const isWeight = (weight: unknown): weight is number =>
  typeof weight === 'number' && isWithin(weight, LIMITS.weight);

/** Height in inches or as text, weight in pounds, and the body mass index if the service has it. */
export interface BodyMeasures {
  readonly bmi?: Measure;
  readonly height?: Measure;
  readonly weight?: Measure;
}

/** Body mass index in kg/m²: the service's own, else from height and weight with one decimal (specification section 5). */
export function bodyMassIndex({ bmi, height, weight }: BodyMeasures): number | undefined {
  const stored = positive(bmi);
  if (stored !== undefined) return stored;
  const inches = inchesOf(height);
  const pounds = positive(weight);
  if (inches === undefined || pounds === undefined) return undefined;
  return Math.round(((pounds * KILOGRAMS_PER_POUND) / (inches * METERS_PER_INCH) ** 2) * 10) / 10;
}
