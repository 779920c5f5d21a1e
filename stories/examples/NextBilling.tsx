import { Card } from '@patient/ui/Card';
import { LinkButton } from '@patient/ui/Link';
import { NextBilling } from '@patient/ui/NextBilling';

export const FailedCharge = () => (
  <Card>
    <NextBilling
      state="failed"
      date="Mar 3, 2027"
      amount="$84.00"
      cardLabel="Visa ending in 4242"
      action={<LinkButton href="/user/profile">Use another card</LinkButton>}
    />
  </Card>
);
