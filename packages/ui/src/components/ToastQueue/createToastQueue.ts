import { duration } from './duration.css.ts';

/** Message to the patient. */
export interface Toast {
  /** Distinguishes two toasts with the same message. */
  readonly id: number;
  /** `info` is announced politely, `error` interrupts the screen reader. */
  readonly kind: 'info' | 'error';
  readonly message: string;
  /** Whether screen readers don't announce it, because the page announces the same result. @default false */
  readonly isSilent?: boolean;
}

/** Runs `task` after `delay` milliseconds. Returns a function that cancels it. */
export type Schedule = (task: () => void, delay: number) => () => void;

/** Single toast and its timer. Independent of React, so that any code can show a toast. */
export interface ToastQueue {
  /** Replaces the current toast and restarts the timer. Without a subscriber, keeps the newest toast for the first one. */
  show: (toast: Omit<Toast, 'id'>) => void;
  /** Closes the current toast. */
  close: () => void;
  /** Pauses or restarts the timer, so that a hovered or focused toast stays. */
  setPaused: (isPaused: boolean) => void;
  /** Current toast. */
  current: () => Toast | undefined;
  /** Registers a listener for changes. Returns a function that removes it. */
  subscribe: (onChange: () => void) => () => void;
}

const scheduleTimeout: Schedule = (task, delay) => {
  const timer = setTimeout(task, delay);
  return () => clearTimeout(timer);
};

/** Queue of one toast (specification section 8: one at a time, 3,000 ms). `schedule` is for tests. */
export function createToastQueue(schedule: Schedule = scheduleTimeout): ToastQueue {
  const listeners = new Set<() => void>();
  let shown: Toast | undefined;
  let waiting: Toast | undefined;
  let lastId = 0;
  let isPaused = false;
  let cancelTimer: (() => void) | undefined;

  const update = (next: Toast | undefined) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const close = () => {
    cancelTimer?.();
    isPaused = false;
    if (shown) update(undefined);
  };
  const restartTimer = () => {
    cancelTimer?.();
    if (shown && !isPaused) cancelTimer = schedule(close, duration);
  };
  return {
    show: (toast) => {
      lastId += 1;
      const next = { ...toast, id: lastId };
      if (listeners.size === 0) {
        waiting = next;
        return;
      }
      update(next);
      restartTimer();
    },
    close,
    setPaused: (next) => {
      isPaused = next;
      restartTimer();
    },
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      if (waiting) {
        shown = waiting;
        waiting = undefined;
        restartTimer();
      }
      return () => void listeners.delete(listener);
    },
  };
}
