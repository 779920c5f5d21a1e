import type { Context } from '../../core/context.ts';
import type { User } from '../../core/schema.ts';
import { configEntry } from './configEntries.ts';

const OPEN = 'open';

/** Whether the payment provider checks the patient's identity, instead of photos. */
export const isCheckedByProvider = (context: Pick<Context, 'store'>): boolean =>
  configEntry(context, 'STRIPE_VERIFICATION_ENABLE')?.value === true;

/** Client secret of the provider's pending identity check, created once; undefined if no check is needed. */
export function verifySecretOf(context: Context, { _id, patient }: User): string | undefined {
  if (!isCheckedByProvider(context) || patient === undefined || patient.verify?.completed === true) {
    return undefined;
  }
  const { store } = context;
  return store.transaction(() => {
    const known = store.get('identityChecks', _id, OPEN);
    const secret = known?.secret ?? `vs_${_id}_secret_${crypto.randomUUID()}`;
    if (known === undefined) store.put('identityChecks', _id, OPEN, { secret });
    return secret;
  });
}

/** Marks the patient of a secret as verified; returns false for an unknown secret. */
export function passCheck({ store }: Pick<Context, 'store'>, secret: string): boolean {
  const userId = /^vs_(.+)_secret_[^_]+$/.exec(secret)?.[1] ?? '';
  return store.transaction(() => {
    const user = store.get('users', userId, userId);
    if (store.get('identityChecks', userId, OPEN)?.secret !== secret || user?.patient === undefined)
      return false;
    const patient = { ...user.patient, verify: { completed: true } };
    store.put('users', userId, userId, { ...user, patient });
    return store.delete('identityChecks', userId, OPEN);
  });
}
