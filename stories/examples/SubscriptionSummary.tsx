import { useState } from 'react';
import { ShipsTo, SubscriptionSummary } from '@patient/ui/SubscriptionSummary';

/** `result` is the message of a change that was just made on the page. */
export function Summary({ changed }: { changed: string | undefined }) {
  const [result, setResult] = useState(changed);
  return (
    <SubscriptionSummary
      subtitle={['Finasteride', '1 mg']}
      result={result}
      onDismiss={() => setResult(undefined)}
      facts={[{ term: 'Next delivery', detail: 'Mar 3, 2027' }]}
      shipsTo={<ShipsTo address="12 Elm Street, Austin, TX 78701" href="/user/profile" />}
    />
  );
}
