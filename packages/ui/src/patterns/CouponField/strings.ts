/** Where a coupon stands: nothing asked, asked, taken, and each way it may be refused. */
export type CouponState =
  'idle' | 'checking' | 'applied' | 'unknown' | 'expired' | 'usedUp' | 'notForTreatment' | 'failed';

/** A state in which the code was refused, or could not be asked about. */
export type CouponRefusal = Exclude<CouponState, 'idle' | 'checking' | 'applied'>;

/** What {@link CouponField} says by itself. */
export interface CouponFieldStrings {
  label: string;
  apply: string;
  /** Said while it is checked. */
  checking: string;
  /** A coupon was taken. */
  applied: (code: string) => string;
  remove: string;
  /** Said once it is taken off. */
  removed: string;
  /** Pressed without a code. */
  missing: string;
  /** Why it was not taken, and what can be done. */
  refused: Readonly<Record<CouponRefusal, string>>;
}

export const english: CouponFieldStrings = {
  label: 'Coupon code',
  apply: 'Apply',
  checking: 'Checking your code…',
  applied: (code) => `${code} is applied`,
  remove: 'Remove',
  removed: 'The coupon is taken off.',
  missing: 'Enter a code first.',
  refused: {
    unknown: 'We do not know this code. Check its letters and digits.',
    expired: 'This code has expired.',
    usedUp: 'This code has been used up.',
    notForTreatment: 'This code is not for this treatment.',
    failed: 'We could not check the code. Try again.',
  },
};

/** Why a code is not taken, in words; undefined where it is not refused. */
export function refusalOf(state: CouponState, words: CouponFieldStrings): string | undefined {
  return state === 'idle' || state === 'checking' || state === 'applied' ? undefined : words.refused[state];
}
