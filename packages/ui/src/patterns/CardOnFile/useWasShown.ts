import { useState } from 'react';

/** Whether something has been shown since this was mounted: only then is it news that it is gone. */
export function useWasShown(isShown: boolean): boolean {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return wasShown;
}
