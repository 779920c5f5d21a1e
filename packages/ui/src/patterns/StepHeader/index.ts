export { StepHeader, type StepHeaderProps, type StepHeaderStrings } from './StepHeader.tsx';
export { StepTitle, type StepTitleProps } from './StepTitle.tsx';
