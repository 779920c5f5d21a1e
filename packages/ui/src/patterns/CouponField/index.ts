export { CouponField, type CouponFieldProps } from './CouponField.tsx';
export type { CouponFieldOverrides, CouponFieldStrings, CouponRefusal, CouponState } from './strings.ts';
