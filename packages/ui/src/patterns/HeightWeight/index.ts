export { HeightField, type HeightFieldProps } from './HeightField.tsx';
export { HeightWeight, type BodyMeasures, type HeightWeightProps } from './HeightWeight.tsx';
export { WeightField, type WeightFieldProps } from './WeightField.tsx';
export { heightProblem, weightProblem, type MeasureProblem, type Units } from './measures.ts';
export { english as heightWeightEnglish, type HeightWeightStrings } from './strings.ts';
