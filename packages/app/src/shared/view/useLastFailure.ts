import { useState } from 'react';

/**
 * Why something could not be loaded, until it is: a query forgets its error as soon as it is tried again, also when nobody has
 * asked for that.
 * @param latest error of the query as it stands; undefined while it is tried, and once there is data
 * @returns the failure, and what forgets it, for a patient who asks to try again
 */
export function useLastFailure(
  latest: Error | undefined,
  isLoaded: boolean,
): readonly [Error | undefined, () => void] {
  const [failure, setFailure] = useState(latest);
  // The query may still have it for a moment.
  const [forgotten, setForgotten] = useState<Error>();
  const next = latest === undefined || latest === forgotten ? failure : latest;
  const shown = isLoaded ? undefined : next;
  if (shown !== failure) setFailure(shown);
  const forget = () => {
    setForgotten(failure);
    setFailure(undefined);
  };
  return [shown, forget];
}
