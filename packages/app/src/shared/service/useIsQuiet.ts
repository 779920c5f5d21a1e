import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { environmentAtom } from '../environment.ts';

/** Whether the page has had what it waits for, so that the rest may follow (docs/decisions/0038). */
export function useIsQuiet(): boolean {
  const { activity } = useAtomValue(environmentAtom);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => void activity.whenQuiet().then(() => setQuiet(true)), [activity]);
  return isQuiet;
}
