import type { JobType } from '../../core/jobs/job.ts';
import { chargesBefore } from './charges.ts';
import { sortedByTime, ordersOf } from './orders.ts';

/** Writes the charges and orders of many years on the patient's first request, as they would slow down all stories. */
export const longHistoryJob: JobType = {
  name: 'longHistory',
  run({ store }, { userId, patientId }) {
    const { shipping, creditCard } = store.get('users', userId, userId)?.patient ?? {};
    const orders = store.list('subscriptions', patientId).flatMap((record) => {
      const before = Math.max(0, (record.sequencePaymentPeriod ?? 0) - 1);
      const charges = chargesBefore({ ...record, ...(creditCard && { creditCard }) }, [
        ...Array.from({ length: before }, () => 'success'),
        'captured',
      ]);
      for (const charge of charges) store.put('charges', record._id, charge._id, charge);
      return ordersOf(record._id, charges, shipping);
    });
    for (const order of sortedByTime(orders)) store.put('orders', patientId, order._id, order);
  },
};
