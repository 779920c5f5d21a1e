/** State of the coupon: not checked, checking, applied, or the reason it was rejected. */
export type CouponState =
  'idle' | 'checking' | 'applied' | 'unknown' | 'expired' | 'usedUp' | 'notForTreatment' | 'failed';

/** State with a rejected or unverifiable code. */
export type CouponRefusal = Exclude<CouponState, 'idle' | 'checking' | 'applied'>;

/** Strings shown by {@link CouponField}. */
export interface CouponFieldStrings {
  label: string;
  apply: string;
  /** Announced while checking. */
  checking: string;
  /** Shown for an applied coupon. */
  applied: (code: string) => string;
  remove: string;
  /** Announced after removal. */
  removed: string;
  /** Error for an empty code. */
  missing: string;
  /** Error for each rejection, with what to do. */
  refused: Readonly<Record<CouponRefusal, string>>;
}

export const defaultStrings: CouponFieldStrings = {
  label: 'Coupon code',
  apply: 'Apply',
  checking: 'Checking your code…',
  applied: (code) => `${code} applied`,
  remove: 'Remove',
  removed: 'Coupon removed.',
  missing: 'Enter a coupon code.',
  refused: {
    unknown: "We don't recognize this code. Check it and try again.",
    expired: 'This code has expired.',
    usedUp: 'This code is no longer available.',
    notForTreatment: "This code doesn't work for this treatment.",
    failed: "We couldn't check this code. Try again.",
  },
};

/** Error text of a rejected code; undefined in other states. */
export function refusalText(state: CouponState, strings: CouponFieldStrings): string | undefined {
  return state === 'idle' || state === 'checking' || state === 'applied' ? undefined : strings.refused[state];
}
