import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React has hydrated the page; false in prerendered HTML. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
