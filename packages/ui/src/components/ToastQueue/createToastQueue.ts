import { duration } from './duration.css.ts';

/** One message to the patient. */
export interface Toast {
  /** Tells two messages with the same words apart. */
  readonly id: number;
  /** `info` waits for a pause of the screen reader, `error` interrupts it. */
  readonly kind: 'info' | 'error';
  readonly message: string;
}

/** Runs `task` after `delay` milliseconds; the answer calls it off. */
export type Schedule = (task: () => void, delay: number) => () => void;

/** The one message on the page, and its clock. Knows no React, so that any code may show one. */
export interface ToastQueue {
  /** Shows a message in place of the one before and starts its clock. Waits for a subscriber, and keeps the newest until then. */
  show: (toast: Omit<Toast, 'id'>) => void;
  /** Takes the message away. */
  close: () => void;
  /** Stops the clock, or starts it anew: nothing leaves while it is pointed at or has the focus. */
  hold: (isHeld: boolean) => void;
  /** The message now on the page. */
  current: () => Toast | undefined;
  /** Calls back at each change until the answer is called. */
  subscribe: (onChange: () => void) => () => void;
}

const byTimer: Schedule = (task, delay) => {
  const timer = setTimeout(task, delay);
  return () => clearTimeout(timer);
};

/** A queue of one (specification section 8: one at a time, 3,000 ms). `schedule` is for tests. */
export function createToastQueue(schedule: Schedule = byTimer): ToastQueue {
  const listeners = new Set<() => void>();
  let shown: Toast | undefined;
  let waiting: Toast | undefined;
  let lastId = 0;
  let isHeld = false;
  let callOff: (() => void) | undefined;

  const change = (next: Toast | undefined) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const close = () => {
    callOff?.();
    isHeld = false;
    if (shown) change(undefined);
  };
  const startClock = () => {
    callOff?.();
    if (shown && !isHeld) callOff = schedule(close, duration);
  };
  return {
    show: (toast) => {
      lastId += 1;
      const next = { ...toast, id: lastId };
      if (listeners.size === 0) {
        waiting = next;
        return;
      }
      change(next);
      startClock();
    },
    close,
    hold: (next) => {
      isHeld = next;
      startClock();
    },
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      if (waiting) {
        shown = waiting;
        waiting = undefined;
        startClock();
      }
      return () => void listeners.delete(listener);
    },
  };
}
