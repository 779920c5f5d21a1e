export { AccountFrame, type AccountFrameProps, type AccountFrameStrings } from './AccountFrame.tsx';
export { PageFrame, type PageFrameProps } from './PageFrame.tsx';
export { StepFrame, type StepFrameProps } from './StepFrame.tsx';
