const INCHES_PER_FOOT = 12;
const METRES_PER_INCH = 0.0254;
const KILOGRAMS_PER_POUND = 0.453_592_37;

/** Heights in inches and weights in pounds that a person can have; whatever lies outside was mistyped. */
const HEIGHTS = { least: 36, most: 107 };
const WEIGHTS = { least: 50, most: 1000 };

const within = (value: number, { least, most }: { least: number; most: number }) =>
  value >= least && value <= most;

/** A height in inches: a number is that, text with 'feet' is read (specification section 5); undefined for anything else. */
export function inchesOf(height: unknown): number | undefined {
  if (typeof height === 'number') return Number.isFinite(height) ? height : undefined;
  if (typeof height !== 'string' || !height.includes('feet')) return undefined;
  const [feet, inches = 0] = (height.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  return feet === undefined ? undefined : feet * INCHES_PER_FOOT + inches;
}

/** Whether this is the height of a person, in either of its two forms. */
export function isHeight(height: unknown): height is string | number {
  const inches = inchesOf(height);
  return inches !== undefined && within(inches, HEIGHTS);
}

/** Whether this is the weight of a person, in pounds. */
export function isWeight(weight: unknown): weight is number {
  return typeof weight === 'number' && within(weight, WEIGHTS);
}

/** Body mass index in kg/m² with one decimal, of a height in either form and a weight in pounds; undefined while one is missing. */
export function bodyMassIndex(height: unknown, weight: unknown): number | undefined {
  const inches = inchesOf(height);
  if (inches === undefined || inches <= 0 || !isWeight(weight)) return undefined;
  return Math.round(((weight * KILOGRAMS_PER_POUND) / (inches * METRES_PER_INCH) ** 2) * 10) / 10;
}
