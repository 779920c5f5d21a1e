import { lifecycleStateOf } from '../../../../model/subscriptions/status.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { patientDescription, placeAt } from '../../../http/contract/description.ts';

const SKIP_PERIODS = ['components', 'schemas', 'SkipRequest', 'properties', 'skipPeriods'];

/** Maximum number of consecutive skipped periods, from the description. */
const MAX_SKIPS = Number(placeAt(SKIP_PERIODS, patientDescription)?.value['maximum']);

/** Number of periods that can still be skipped; undefined if the subscription is not active. */
export const skipsLeft = (record: SubscriptionRecord): number | undefined =>
  lifecycleStateOf(record) === 'active' ? Math.max(0, MAX_SKIPS - (record.skipPeriods ?? 0)) : undefined;
