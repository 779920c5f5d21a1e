import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { ToastQueue } from '../ToastQueue/index.ts';

/**
 * Pauses the timer on hover and focus, moves focus to the toast on F6, closes it on Escape, and restores focus when
 * it disappears.
 */
export function useToastFocus(queue: ToastQueue, card: RefObject<HTMLElement | null>, isShown: boolean) {
  const previousFocus = useRef<HTMLElement>(null);
  const isHovered = useRef(false);
  const hasFocus = useRef(false);
  const update = () => queue.setPaused(isHovered.current || hasFocus.current);

  useEffect(() => {
    if (!isShown) return undefined;
    const jump = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      card.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', jump);
    return () => {
      document.removeEventListener('keydown', jump);
      if (hasFocus.current && previousFocus.current?.isConnected) previousFocus.current.focus();
      previousFocus.current = null;
      isHovered.current = false;
      hasFocus.current = false;
    };
  }, [card, isShown]);

  return {
    onPointerEnter: () => {
      isHovered.current = true;
      update();
    },
    onPointerLeave: () => {
      isHovered.current = false;
      update();
    },
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      hasFocus.current = true;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        previousFocus.current = relatedTarget;
      update();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      hasFocus.current = false;
      update();
    },
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Escape') queue.close();
    },
  };
}
