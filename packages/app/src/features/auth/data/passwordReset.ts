import { atom } from 'jotai';
import { unwrapOne } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { clientAtom } from '#shared/service/client.ts';
import { notifyDone, notifyOnError } from '#shared/service/notify.ts';
import type { ResetLink } from '../resetLink.ts';

/** Link that was removed from the URL; after a reload, it is read from the history state. */
export const resetLinkAtom = atom<ResetLink | undefined>(undefined);

/** Requests a link for a new password. Also succeeds for an unknown email. */
export const sendResetAtom = atom(null, async (get, _set, email: string): Promise<void> => {
  const call = get(clientAtom).POST('/api/user/send-reset-pass', { body: { email } });
  await notifyOnError(get(environmentAtom), call);
  notifyDone(get(environmentAtom));
});

/** Whether a link still works (POST api/check-token). */
export const checkResetLinkAtom = atom(null, async (get, _set, link: ResetLink): Promise<boolean> => {
  const call = unwrapOne(get(clientAtom).POST('/api/check-token', { body: link }));
  const { valid } = await notifyOnError(get(environmentAtom), call);
  return valid;
});

/** Sets a new password. Rejects with status 409 if the link no longer works. */
export const resetPasswordAtom = atom(
  null,
  async (get, _set, { link, password }: { link: ResetLink; password: string }): Promise<void> => {
    const call = get(clientAtom).POST('/api/user/reset-pass', { body: { ...link, password } });
    await notifyOnError(get(environmentAtom), call);
    notifyDone(get(environmentAtom));
  },
);
