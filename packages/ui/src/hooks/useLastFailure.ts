import { useState } from 'react';

/**
 * Last failure of a query until it has loaded. The query itself clears its error on every refetch, also on an automatic one.
 * @param latest current error of the query; undefined while it is fetching and when it has data
 * @returns the failure, and a function that clears it, for a retry by the patient
 */
export function useLastFailure(
  latest: Error | undefined,
  isLoaded: boolean,
): readonly [Error | undefined, () => void] {
  const [failure, setFailure] = useState(latest);
  // The query may still have the cleared error.
  const [cleared, setCleared] = useState<Error>();
  const next = latest === undefined || latest === cleared ? failure : latest;
  const shown = isLoaded ? undefined : next;
  if (shown !== failure) setFailure(shown);
  const clear = () => {
    setCleared(failure);
    setFailure(undefined);
  };
  return [shown, clear];
}
