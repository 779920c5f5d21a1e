import { useEffect, useRef, type PointerEvent } from 'react';

/**
 * Long press on a touch screen: calls `onHold(true)` after `delay` and `onHold(false)` at the next touch. Cancels the
 * press, so that showing the label doesn't trigger the button.
 * @param delay ms
 */
export function useHold(delay: number, onHold: (isHeld: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    // Capture phase, because the button stops propagation.
    onPointerDownCapture: ({ pointerType, target }: PointerEvent) => {
      stop();
      if (pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        // Event that browsers send when a touch turns into another gesture; makes the button cancel its press.
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
