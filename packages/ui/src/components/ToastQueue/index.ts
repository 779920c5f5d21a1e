export { createToastQueue, type Schedule, type Toast, type ToastQueue } from './createToastQueue.ts';
