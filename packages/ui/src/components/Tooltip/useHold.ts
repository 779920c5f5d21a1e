import { useEffect, useRef, type PointerEvent } from 'react';

/**
 * A finger that stays down: `onHold(true)` after a while, `onHold(false)` at the next touch anywhere. The press
 * is taken back, so that asking for a name does nothing else.
 * @param delay ms
 */
export function useHold(delay: number, onHold: (isHeld: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    // Before the button below hears of it, which keeps its presses to itself.
    onPointerDownCapture: ({ pointerType, target }: PointerEvent) => {
      stop();
      if (pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        // What a browser sends when a touch becomes something else: the button below lets go of its press.
        target.dispatchEvent(new globalThis.PointerEvent('pointercancel', { bubbles: true, pointerType }));
        onHold(true);
        document.addEventListener('pointerdown', () => onHold(false), { once: true, capture: true });
      }, delay);
    },
    onPointerUpCapture: stop,
    onPointerCancelCapture: stop,
    onPointerLeave: stop,
  };
}
