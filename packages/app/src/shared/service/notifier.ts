import type { ToastMessage } from './errorCatalogue.ts';

/** The way to the one notification. It takes messages before the code that shows them has arrived. */
export interface Notifier {
  /** Shows a message; it takes the place of the one before (specification section 8). */
  notify(message: ToastMessage): void;
  /** Connects what shows messages, which gets the one that waited; returns the way to disconnect. */
  connect(show: (message: ToastMessage) => void): () => void;
}

/** Makes a notifier. */
export function createNotifier(): Notifier {
  let waiting: ToastMessage | undefined;
  let shown: ((message: ToastMessage) => void) | undefined;
  return {
    notify(message) {
      if (shown) shown(message);
      else waiting = message;
    },
    connect(show) {
      shown = show;
      if (waiting) show(waiting);
      waiting = undefined;
      return () => {
        if (shown === show) shown = undefined;
      };
    },
  };
}
