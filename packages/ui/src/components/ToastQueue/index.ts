export { createToastQueue, type Schedule, type Toast, type ToastQueue } from './createToastQueue.ts';
export { PlainToast, type PlainToastProps } from './PlainToast.tsx';
