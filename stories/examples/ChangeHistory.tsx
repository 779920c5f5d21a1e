import { ChangeHistory } from '@patient/ui/ChangeHistory';

export const History = () => (
  <ChangeHistory
    changes={[
      {
        id: 'approved',
        change: 'Treatment approved',
        by: 'By Dr. Lena Lee',
        time: 'Dec 3, 2026, 2:15 PM',
        price: { after: '$199.00' },
      },
    ]}
  />
);
