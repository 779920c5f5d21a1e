import { useDeferredValue, type ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Link, LinkButton } from '../../components/Link/index.ts';
import { Stack, type StackProps } from '../../components/Stack/index.ts';
import { Table, type TableColumn } from '../../components/Table/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { defaultStrings, type YearReceiptsStrings } from './strings.ts';
import * as styles from './YearReceipts.css.ts';

/** Payment with formatted values. */
export interface PaidReceipt {
  readonly id: string;
  /** Formatted date. */
  readonly date: string;
  /** Completes the name of its link where several payments have one date. */
  readonly distinction?: string | undefined;
  readonly medicine: string;
  /** Number of the receipt. */
  readonly number: string;
  /** Formatted amount. */
  readonly amount: string;
  /** Path of the receipt. */
  readonly href: string;
}

/** Props of {@link YearReceipts}. */
export interface YearReceiptsProps extends Omit<StackProps, 'children' | 'gap'> {
  /** Calendar year such as "2026". */
  year: string;
  /** Payments of the year, newest first. */
  receipts: readonly PaidReceipt[];
  /** Formatted sum of the payments. */
  total: string;
  /** Other years with payments, the latest first. */
  otherYears?: readonly { readonly year: string; readonly href: string }[];
  /** Whether the complete receipts are still loading. @default false */
  isLoading?: boolean;
  /** Complete receipts, as Receipt. They are only printed. */
  children: ReactNode;
  /** Opens the browser's print dialog. @default the browser's own */
  onPrint?: () => void;
  /** Overrides for the default text. */
  strings?: Partial<YearReceiptsStrings>;
}

const openPrintDialog = () => globalThis.print();

const columnsWith = (strings: YearReceiptsStrings): readonly TableColumn<PaidReceipt>[] => [
  {
    id: 'date',
    header: strings.date,
    isRowHeader: true,
    cell: ({ date, distinction, href }) => (
      <Link href={href}>
        {date}
        <VisuallyHidden>
          {distinction && `, ${distinction}`}, {strings.receipt}
        </VisuallyHidden>
      </Link>
    ),
  },
  { id: 'medicine', header: strings.medicine, cell: ({ medicine }) => <bdi>{medicine}</bdi> },
  { id: 'number', header: strings.number, cell: ({ number }) => number },
  { id: 'amount', header: strings.amount, align: 'end', cell: ({ amount }) => amount },
];

/** Payments of a year with their sum, for taxes or an HSA claim. Prints the complete receipts (specification section 2). */
export function YearReceipts({
  year,
  receipts,
  total,
  otherYears = [],
  isLoading = false,
  children,
  onPrint = openPrintDialog,
  strings: overrides,
  ...rest
}: YearReceiptsProps) {
  const strings = useStrings('YearReceipts', defaultStrings, overrides);
  // Deferred, so that rendering dozens of receipts does not block input.
  const canPrint = useDeferredValue(!isLoading, false);
  return (
    <Stack {...rest} gap={6}>
      <p>
        {strings.payments(receipts.length, year)} <strong>{total}</strong> {strings.inTotal}
      </p>
      <Inline gap={3}>
        <Button
          icon={<Icon name="print" />}
          isPending={!canPrint}
          pendingLabel={strings.loading}
          onPress={onPrint}
        >
          {strings.print}
        </Button>
        {otherYears.map((other) => (
          <LinkButton key={other.year} href={other.href}>
            {other.year}
          </LinkButton>
        ))}
      </Inline>
      <Card>
        <Table
          caption={strings.caption(year)}
          isCaptionHidden
          columns={columnsWith(strings)}
          rows={receipts}
          rowId={({ id }) => id}
        />
      </Card>
      {canPrint && <div className={styles.printOnly}>{children}</div>}
    </Stack>
  );
}
