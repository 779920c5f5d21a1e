import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether script has taken over a page that was painted before it; false while it is only paint. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
