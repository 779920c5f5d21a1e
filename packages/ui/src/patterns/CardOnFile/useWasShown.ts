import { useState } from 'react';

/** Whether something was shown since mount, so that only its disappearance is announced. */
export function useWasShown(isShown: boolean): boolean {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return wasShown;
}
