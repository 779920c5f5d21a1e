import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';

export const CardDeclined = ({ onChangeCard }: { onChangeCard: () => void }) => (
  <Alert
    tone="danger"
    isLive
    title="Your card was declined"
    action={<Button onPress={onChangeCard}>Use another card</Button>}
  >
    Nothing was charged. Your order waits until you choose another card.
  </Alert>
);
