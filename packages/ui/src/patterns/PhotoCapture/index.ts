export { PhotoCapture, type PhotoCaptureProps } from './PhotoCapture.tsx';
export type { CameraOption } from './CameraView.tsx';
export type { CameraState, PhotoCaptureStrings } from './strings.ts';
