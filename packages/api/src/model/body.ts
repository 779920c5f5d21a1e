const INCHES_PER_FOOT = 12;
const METERS_PER_INCH = 0.0254;
const KILOGRAMS_PER_POUND = 0.453_592_37;

/** Inches and pounds a person can have. Anything outside was mistyped. */
const LIMITS = { height: { least: 36, most: 107 }, weight: { least: 50, most: 1000 } } as const;

/** Measure as the service stores it, a form gives it or a device keeps it. */
export type Measure = string | number | null | undefined;

/** Text counts as a number only as a whole: `176 lb` is none. */
function positive(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined;
}

const isTextHeight = (height: unknown): height is string =>
  typeof height === 'string' && height.includes('feet');

/** Inches of a height: text containing `feet` is read, a number is inches (specification section 5). */
export function inchesOf(height: unknown): number | undefined {
  if (!isTextHeight(height)) return positive(height);
  const [feet = 0, inches = 0] = (height.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  return positive(feet * INCHES_PER_FOOT + inches);
}

/**
 * Height to read and to store: text containing `feet` is kept, inches become feet and inches (specification
 * section 5).
 */
export function heightText(height: Measure): string | undefined {
  if (isTextHeight(height)) return height;
  const inches = positive(height);
  if (inches === undefined) return undefined;
  const whole = Math.round(inches);
  return `${Math.floor(whole / INCHES_PER_FOOT)} feet ${whole % INCHES_PER_FOOT} inches`;
}

const isWithin = (value: number | undefined, { least, most }: { least: number; most: number }): boolean =>
  value !== undefined && value >= least && value <= most;

/** Whether the service stores this as a height: inches as a number or text with `feet`, of a size a person can have. */
export const isHeight = (height: unknown): height is string | number =>
  (typeof height === 'number' || isTextHeight(height)) && isWithin(inchesOf(height), LIMITS.height);

/** Whether the service stores this as a weight: pounds as a number, of a size a person can have. */
export const isWeight = (weight: unknown): weight is number =>
  typeof weight === 'number' && isWithin(weight, LIMITS.weight);

/** What the body mass index is made of: height in inches or text, weight in pounds, `bmi` as the service knows it. */
export interface BodyMeasures {
  readonly bmi?: Measure;
  readonly height?: Measure;
  readonly weight?: Measure;
}

/** Body mass index in kg/m²: the service's own, else from height and weight with one decimal (specification section 5). */
export function bodyMassIndex({ bmi, height, weight }: BodyMeasures): number | undefined {
  const known = positive(bmi);
  if (known !== undefined) return known;
  const inches = inchesOf(height);
  const pounds = positive(weight);
  if (inches === undefined || pounds === undefined) return undefined;
  return Math.round(((pounds * KILOGRAMS_PER_POUND) / (inches * METERS_PER_INCH) ** 2) * 10) / 10;
}
