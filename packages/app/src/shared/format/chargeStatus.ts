import { rowOf, type KnownChargeStatus } from '@patient/api/model';
import { sentence } from './plainText.ts';
import type { StatusDisplay } from './status.ts';

/** Displays of known statuses of a charge (decisions, "Subscriptions"). */
const DISPLAYS = {
  success: { label: 'Paid', tone: 'success' },
  captured: { label: 'Paid', tone: 'success' },
  hold: { label: 'Authorized', tone: 'info' },
  failed: { label: 'Failed', tone: 'danger' },
  pending: { label: 'Pending', tone: 'neutral' },
  'in process': { label: 'In process', tone: 'neutral' },
  released: { label: 'Released', tone: 'neutral' },
  refunded: { label: 'Refunded', tone: 'neutral' },
} satisfies Readonly<Record<KnownChargeStatus, StatusDisplay>>;

/** Display of a charge's status; an unknown status is shown as a sentence. */
export const chargeStatus = (status: string): StatusDisplay =>
  rowOf<StatusDisplay>(DISPLAYS, status) ?? { label: sentence(status), tone: 'neutral' };
