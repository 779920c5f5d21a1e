import { sentence } from './plainText.ts';
import type { StatusDisplay } from './status.ts';

/** Statuses of a charge that patients see under another name (decisions, "Subscriptions"). */
const DISPLAYS: ReadonlyMap<string, StatusDisplay> = new Map<string, StatusDisplay>([
  ['success', { label: 'Paid', tone: 'success' }],
  ['captured', { label: 'Paid', tone: 'success' }],
  ['hold', { label: 'Authorized', tone: 'info' }],
  ['failed', { label: 'Failed', tone: 'danger' }],
]);

/** Display of a charge's status; an unknown status is shown as a sentence. */
export const chargeStatus = (status: string): StatusDisplay =>
  DISPLAYS.get(status) ?? { label: sentence(status), tone: 'neutral' };
