import type { StorageLike } from './storage.ts';

const KEY = 'subscriptionInHand';

/** Which subscription this tab registers, where a patient has begun several. */
export interface SubscriptionInHand {
  /** Its id; undefined when none was chosen, or storage cannot tell. */
  read(): string | undefined;
  /** Keeps the id, or forgets it. */
  write(id: string | undefined): void;
}

/** Keeps the id in the tab's own storage (`sessionStorage`): another tab may register another subscription. */
export function createSubscriptionInHand(storage: StorageLike | undefined): SubscriptionInHand {
  let own: string | undefined;
  const attempt = (work: (kept: StorageLike) => void) => {
    try {
      if (storage) work(storage);
    } catch {
      // What the tab cannot store lasts as long as its page.
    }
  };
  attempt((kept) => {
    own = kept.getItem(KEY) ?? undefined;
  });
  return {
    read: () => own,
    write(id) {
      own = id;
      attempt((kept) => (id === undefined ? kept.removeItem(KEY) : kept.setItem(KEY, id)));
    },
  };
}
