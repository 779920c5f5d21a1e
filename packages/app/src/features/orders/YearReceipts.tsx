import type { Charge } from '@patient/api';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Icon } from '@patient/ui/Icon';
import { Inline } from '@patient/ui/Inline';
import { LinkButton } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { formatCents } from '#shared/format/money.ts';
import { ChargeReceipt } from './ChargeReceipt.tsx';
import type { ReceiptYear } from './rules/receiptYears.ts';

/** Props of {@link YearReceipts}. */
export interface YearReceiptsProps {
  /** The year shown. */
  shown: ReceiptYear<Charge>;
  /** All years with receipts, the latest first. */
  years: readonly ReceiptYear<Charge>[];
}

/** All receipts of a year, their sum, and the other years. */
export function YearReceipts({ shown: { year, charges, total }, years }: YearReceiptsProps) {
  return (
    <Stack gap={6}>
      <p>
        {charges.length === 1 ? '1 payment' : `${charges.length} payments`} in {year},{' '}
        <strong>{formatCents(total)}</strong> in total.
      </p>
      <Inline gap={3}>
        <Button icon={<Icon name="print" />} onPress={() => globalThis.print()}>
          Print or save as PDF
        </Button>
        {years
          .filter((other) => other.year !== year)
          .map((other) => (
            <LinkButton key={other.year} href={`/user/order-history/receipts/${other.year}`}>
              {other.year}
            </LinkButton>
          ))}
      </Inline>
      <Card>
        <Stack gap={6}>
          {charges.map((charge) => (
            <ChargeReceipt key={charge._id} charge={charge} isPrintable={false} />
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
