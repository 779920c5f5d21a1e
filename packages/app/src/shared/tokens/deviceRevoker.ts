import { browserDraftStorage } from '../outbox/browserDraftStorage.ts';
import { createDrafts } from '../outbox/drafts.ts';
import { hasDatabase, REVOCATIONS } from '../outbox/databases.ts';
import { forgetDrafts } from '../outbox/draftStorage.ts';
import {
  createRevoker,
  sendRevocation,
  waitForChance,
  type IdentityAddress,
  type Revoker,
} from './revocation.ts';

/** Revoker of this device, a chunk of its own. Begins with what an earlier page has left. */
export function deviceRevoker({
  now,
  ...address
}: IdentityAddress & { readonly now: () => number }): Revoker {
  const revoker = createRevoker({
    send: sendRevocation(address),
    openDrafts: () => createDrafts(browserDraftStorage(REVOCATIONS)),
    forgetDrafts: () => forgetDrafts(REVOCATIONS),
    now,
    onNextChance: waitForChance,
  });
  void hasDatabase(REVOCATIONS).then((isPending) => (isPending ? revoker.resume() : undefined));
  return revoker;
}
