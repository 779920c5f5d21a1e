export { CouponField, type CouponFieldProps } from './CouponField.tsx';
export type { CouponFieldStrings, CouponRefusal, CouponState } from './strings.ts';
