import type { Charge } from '../../client/entities.ts';
import type { KnownChargeStatus } from '../../generated/knownValues.ts';
import { rowOf } from '../rowOf.ts';

/** What has happened to the money of a charge. */
export type ChargeState = 'upcoming' | 'held' | 'paid' | 'failed' | 'released' | 'refunded';

const STATES = {
  pending: 'upcoming',
  'in process': 'upcoming',
  hold: 'held',
  captured: 'paid',
  success: 'paid',
  failed: 'failed',
  released: 'released',
  refunded: 'refunded',
} satisfies Readonly<Record<KnownChargeStatus, ChargeState>>;

/** What has happened to the money of a charge; undefined for an unknown status. */
export const chargeState = ({ status }: Pick<Charge, 'status'>): ChargeState | undefined =>
  rowOf<ChargeState>(STATES, status);

/** Whether a charge was paid and is listed in the year's receipts. */
export const isPaid = (charge: Pick<Charge, 'status'>): boolean => chargeState(charge) === 'paid';

/** Whether a charge was authorized or paid. */
export const isAuthorized = (charge: Pick<Charge, 'status'>): boolean =>
  ['held', 'paid'].includes(chargeState(charge) ?? '');
