export { NextBilling, type NextBillingProps } from './NextBilling.tsx';
export type { NextBillingState, NextBillingStrings } from './strings.ts';
