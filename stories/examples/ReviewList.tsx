import { ReviewList } from '@patient/ui/ReviewList';

/** A fact that can no longer be changed has no `onChange`, and thus no button. */
export const BeforeSending = ({ changeAddress }: { changeAddress: () => void }) => (
  <ReviewList
    facts={[
      {
        id: 'address',
        term: 'Delivery address',
        detail: '418 Maple St, Portland, OR 97205',
        onChange: changeAddress,
      },
      { id: 'email', term: 'Email', detail: 'ada.moore@example.com' },
    ]}
  />
);
