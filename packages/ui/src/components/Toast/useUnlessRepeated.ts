import { useLayoutEffect, type RefObject } from 'react';
import type { Toast, ToastQueue } from '../ToastQueue/index.ts';
import { showsText } from './pageText.ts';

/** Closes a toast when its message is on the page. */
export function useUnlessRepeated(
  queue: ToastQueue,
  card: RefObject<HTMLElement | null>,
  toast: Toast | undefined,
): void {
  useLayoutEffect(() => {
    const element = card.current;
    if (toast === undefined || element === null) return undefined;
    const check = () => {
      if (showsText(toast.message, element)) queue.close();
    };
    check();
    const observer = new MutationObserver(check);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [queue, card, toast]);
}
