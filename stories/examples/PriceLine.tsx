import { PriceLine } from '@patient/ui/PriceLine';
import { Stack } from '@patient/ui/Stack';

/** The service calculates the amounts; the screen only formats them. */
export const BillLines = ({ price, discount, total }: Record<'price' | 'discount' | 'total', string>) => (
  <Stack gap={2}>
    <PriceLine label="Finasteride, 3 months" amount={price} />
    <PriceLine label="Coupon WELCOME" amount={discount} />
    <PriceLine label="Total" amount={total} emphasis="total" />
  </Stack>
);
