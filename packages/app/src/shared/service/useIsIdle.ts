import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { environmentAtom } from '../environment.ts';

/** Whether the page has loaded and the browser has been idle. */
export function useIsIdle(): boolean {
  const { whenIdle } = useAtomValue(environmentAtom);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void whenIdle().then(() => setIdle(true)), [whenIdle]);
  return isIdle;
}
