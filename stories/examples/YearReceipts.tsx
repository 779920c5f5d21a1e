import type { ReactNode } from 'react';
import { YearReceipts } from '@patient/ui/YearReceipts';

/** `children` are the complete receipts, which are printed. */
export const Receipts2026 = ({ children }: { children: ReactNode }) => (
  <YearReceipts
    year="2026"
    total="$84.00"
    receipts={[
      {
        id: '1',
        date: 'Jun 3, 2026',
        medicine: 'Finasteride 1 mg',
        number: 'INV-1',
        amount: '$84.00',
        href: '/user/subscriptions/fin-1/receipts/1',
      },
    ]}
    otherYears={[{ year: '2025', href: '/user/order-history/receipts/2025' }]}
  >
    {children}
  </YearReceipts>
);
