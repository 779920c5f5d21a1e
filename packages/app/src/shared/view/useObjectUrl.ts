import { useMemo, useSyncExternalStore } from 'react';

const none = () => () => {};

/** An address that is there while somebody shows the picture. */
function addressOf(picture: Blob | undefined) {
  let address: string | undefined;
  if (picture === undefined) return { subscribe: none, get: () => address };
  return {
    subscribe() {
      const made = URL.createObjectURL(picture);
      address = made;
      return () => {
        URL.revokeObjectURL(made);
        address = undefined;
      };
    },
    get: () => address,
  };
}

/** The address of a picture in this page; it ends when the picture is shown no more (privacy rules, 10). */
export function useObjectUrl(picture: Blob | undefined): string | undefined {
  const { subscribe, get } = useMemo(() => addressOf(picture), [picture]);
  return useSyncExternalStore(subscribe, get);
}
