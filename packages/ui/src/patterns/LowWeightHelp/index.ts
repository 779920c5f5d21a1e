export { LowWeightHelp, type LowWeightHelpProps } from './LowWeightHelp.tsx';
export type { LowWeightHelpStrings } from './strings.ts';
