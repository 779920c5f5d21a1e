export { BmiMeter, type BmiMeterProps, type BmiMeterStrings } from './BmiMeter.tsx';
export type { BmiCategory } from './scale.ts';
