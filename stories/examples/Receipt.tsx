import { Receipt } from '@patient/ui/Receipt';

export const LastReceipt = () => (
  <Receipt
    seller={{ name: 'Example Health', address: ['1 Main Street', 'Austin, TX 78701'] }}
    number="R-1042"
    date="Dec 3, 2026"
    status={{ label: 'Paid', tone: 'success' }}
    plan="Finasteride 1 mg, every 3 months"
    lines={[
      { id: 'medication', label: 'Finasteride 1 mg, 90 tablets', amount: '$84.00' },
      { id: 'coupon', label: 'Coupon WELCOME', amount: '-$14.00' },
    ]}
    total="$70.00"
    paidWith="Visa ending in 4242"
    onPrint={() => window.print()}
  />
);
