export { StepHeader, type StepHeaderProps, type StepHeaderStrings } from './StepHeader.tsx';
