export { HeightField, type HeightFieldProps } from './HeightField.tsx';
export { HeightWeight, type BodyMeasures, type HeightWeightProps } from './HeightWeight.tsx';
export { WeightField, type WeightFieldProps } from './WeightField.tsx';
export type { Units } from './measures.ts';
export type { HeightWeightStrings } from './strings.ts';
