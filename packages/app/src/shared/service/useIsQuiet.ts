import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { environmentAtom } from '../environment.ts';

/** Whether the page has loaded and the browser has been idle. */
export function useIsQuiet(): boolean {
  const { whenIdle } = useAtomValue(environmentAtom);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => void whenIdle().then(() => setQuiet(true)), [whenIdle]);
  return isQuiet;
}
