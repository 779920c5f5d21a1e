/** Why a code was rejected or could not be verified. */
export type CouponRefusal =
  | 'unknown'
  | 'expired'
  | 'usedUp'
  | 'notForTreatment'
  | 'needsMonthly'
  | 'needsQuarterly'
  | 'onlyToReactivate'
  | 'refused'
  | 'failed';

/** State of a coupon on the plan: it has an effect or not, for example after choosing another plan. */
export type AppliedState = 'applied' | 'noEffect';

/** State of the coupon: not checked, checking, on the plan, or the reason it was rejected. */
export type CouponState = 'idle' | 'checking' | AppliedState | CouponRefusal;

/** Strings shown by {@link CouponField}. */
export interface CouponFieldStrings {
  label: string;
  apply: string;
  /** Announced while checking. */
  checking: string;
  /** Shown for an applied coupon. */
  applied: (code: string) => string;
  /** Shown for a coupon on the plan without effect. */
  noEffect: (code: string) => string;
  /** What to do about it. */
  noEffectHint: string;
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
  noEffect: (code) => `${code} can't be used for this treatment`,
  noEffectHint: 'Press Remove, then you can pay.',
  remove: 'Remove',
  removed: 'Coupon removed.',
  missing: 'Enter a coupon code.',
  refused: {
    unknown: "We don't recognize this code. Check it and try again.",
    expired: 'This code has expired.',
    usedUp: 'This code is no longer available.',
    notForTreatment: "This code doesn't work for this treatment.",
    needsMonthly: 'This code needs delivery every month. Change your plan, then apply the code.',
    needsQuarterly: 'This code needs delivery every 3 months. Change your plan, then apply the code.',
    onlyToReactivate: "This code is only for a treatment you canceled. It doesn't work for a new one.",
    refused: "You can't use this code.",
    failed: "We couldn't check this code. Try again.",
  },
};

/** Strings that replace the defaults; also single ones of `refused`. */
export interface CouponFieldOverrides extends Partial<Omit<CouponFieldStrings, 'refused'>> {
  refused?: Partial<CouponFieldStrings['refused']>;
}

/** Strings with overrides. */
export const stringsWith = (
  strings: CouponFieldStrings,
  overrides?: CouponFieldOverrides,
): CouponFieldStrings => ({
  ...strings,
  ...overrides,
  refused: { ...strings.refused, ...overrides?.refused },
});

/** Whether the coupon is on the plan. */
export const isOnPlan = (state: CouponState): state is AppliedState =>
  state === 'applied' || state === 'noEffect';

/** Error text of a rejected code; undefined in other states. */
export function refusalText(state: CouponState, strings: CouponFieldStrings): string | undefined {
  return state === 'idle' || state === 'checking' || isOnPlan(state) ? undefined : strings.refused[state];
}
