export { ToastRegion, type ToastRegionProps, type ToastRegionStrings } from './ToastRegion.tsx';
// Also exported from @patient/ui/ToastQueue, so that the region can be loaded lazily.
export { createToastQueue, type Schedule, type Toast, type ToastQueue } from '../ToastQueue/index.ts';
