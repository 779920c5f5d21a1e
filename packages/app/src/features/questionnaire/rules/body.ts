const CENTIMETERS_PER_INCH = 2.54;
const KILOGRAMS_PER_POUND = 0.453_592_37;
const INCHES_PER_FOOT = 12;

/** What a person can be, in inches and pounds. Whatever lies outside was mistyped. */
const LIMITS = { height: { least: 36, most: 107 }, weight: { least: 50, most: 1000 } } as const;

/** A measure as the service has it or a form gives it. */
export type Measure = string | number | null | undefined;

function positive(value: Measure): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined;
}

/** Inches of a height: text containing `feet` is read, a number is that; undefined where it is none. */
export function inchesOf(height: Measure): number | undefined {
  if (typeof height === 'string' && height.includes('feet')) {
    const [feet = 0, inches = 0] = (height.match(/\d+(\.\d+)?/g) ?? []).map(Number);
    return positive(feet * INCHES_PER_FOOT + inches);
  }
  return positive(height);
}

/**
 * A height to read and to store: text containing `feet` is kept, a number of inches becomes feet and inches
 * (specification section 5).
 */
export function heightText(height: Measure): string | undefined {
  if (typeof height === 'string' && height.includes('feet')) return height;
  const inches = positive(height);
  if (inches === undefined) return undefined;
  const whole = Math.round(inches);
  return `${Math.floor(whole / INCHES_PER_FOOT)} feet ${whole % INCHES_PER_FOOT} inches`;
}

const isWithin = (value: number | undefined, { least, most }: { least: number; most: number }): boolean =>
  value !== undefined && value >= least && value <= most;

/** Whether a height, in either of its forms, is one a person can have. */
export const isHeight = (height: Measure): boolean => isWithin(inchesOf(height), LIMITS.height);

/** Whether a weight in pounds is one a person can have. */
export const isWeight = (weight: Measure): boolean => isWithin(positive(weight), LIMITS.weight);

/** What the body mass index is made of: `bmi` as the service knows it, height in inches or text, weight in pounds. */
export interface BodyMeasures {
  readonly bmi?: Measure;
  readonly height?: Measure;
  readonly weight?: Measure;
}

/** The body mass index in kg/m²: the service's own, else from height and weight with one decimal (specification section 5). */
export function bodyMassIndex({ bmi, height, weight }: BodyMeasures): number | undefined {
  const known = positive(bmi);
  if (known !== undefined) return known;
  const inches = inchesOf(height);
  const pounds = positive(weight);
  if (inches === undefined || pounds === undefined) return undefined;
  const metres = (inches * CENTIMETERS_PER_INCH) / 100;
  return Math.round(((pounds * KILOGRAMS_PER_POUND) / (metres * metres)) * 10) / 10;
}
