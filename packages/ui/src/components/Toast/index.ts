export { ToastRegion, type ToastRegionProps, type ToastRegionStrings } from './ToastRegion.tsx';
// The queue has a door of its own, @patient/ui/ToastQueue, so that the region can be loaded late.
export { createToastQueue, type Schedule, type Toast, type ToastQueue } from '../ToastQueue/index.ts';
