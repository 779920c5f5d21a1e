export { StepProgress, type StepProgressProps, type StepProgressStrings } from './StepProgress.tsx';
