import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whole seconds that are left, counted down from the moment it is mounted; `onEnd` at the end.
 * @param duration ms
 */
export function useCountdown(duration: number, onEnd: () => void): number {
  const [left, setLeft] = useState(Math.ceil(duration / 1000));
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const until = performance.now() + duration;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000)));
    const seconds = setInterval(tick, 1000);
    // Of its own, so that a number is never shown longer than promised because a tick came late.
    const over = setTimeout(() => end(), duration);
    return () => {
      clearInterval(seconds);
      clearTimeout(over);
    };
  }, [duration]);
  return left;
}
