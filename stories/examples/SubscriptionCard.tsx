import { Button } from '@patient/ui/Button';
import { SubscriptionCard } from '@patient/ui/SubscriptionCard';

export const HairLoss = ({ onPause }: { onPause: () => void }) => (
  <SubscriptionCard
    title="Hair loss treatment"
    subtitle="Finasteride 1 mg, 90 tablets"
    href="/user/subscriptions/hair-loss"
    status={{ label: 'Active', tone: 'success' }}
    facts={[
      { term: 'Next delivery', detail: 'Mar 3, 2027' },
      { term: 'Next charge', detail: '$84.00' },
    ]}
    actions={<Button onPress={onPause}>Pause</Button>}
  />
);
