import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Counts down whole seconds from mount and calls `onEnd` at zero.
 * @param duration ms
 */
export function useCountdown(duration: number, onEnd: () => void): number {
  const [left, setLeft] = useState(Math.ceil(duration / 1000));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const until = performance.now() + duration;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000)));
    const interval = setInterval(tick, 1000);
    // Separate timer, because interval drift would show the number too long.
    const timeout = setTimeout(() => end(), duration);
    return () => {
      clearInterval(interval);
      clearTimeout(timeout);
    };
  }, [duration]);
  return left;
}
