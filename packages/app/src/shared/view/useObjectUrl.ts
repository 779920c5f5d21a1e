import { useMemo, useSyncExternalStore } from 'react';

const none = () => () => {};

/** Store of an object URL that exists while it has a subscriber. */
function createUrlStore(picture: Blob | undefined) {
  let url: string | undefined;
  if (picture === undefined) return { subscribe: none, get: () => url };
  return {
    subscribe() {
      const created = URL.createObjectURL(picture);
      url = created;
      return () => {
        URL.revokeObjectURL(created);
        url = undefined;
      };
    },
    get: () => url,
  };
}

/** Object URL of a picture, revoked on unmount (privacy rules, 10). */
export function useObjectUrl(picture: Blob | undefined): string | undefined {
  const { subscribe, get } = useMemo(() => createUrlStore(picture), [picture]);
  return useSyncExternalStore(subscribe, get);
}
