import { clsx } from 'clsx';
import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { DescriptionList } from '../../components/DescriptionList/index.ts';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { printAlone } from '../../print/index.ts';
import { PriceLine } from '../PriceLine/index.ts';
import { StatusBadge, type StatusTone } from '../StatusBadge/index.ts';
import { useStrings } from '../../provider/strings.ts';
import type { ReceiptLine } from './line.ts';
import * as styles from './Receipt.css.ts';

/** Strings shown by {@link Receipt}. */
export interface ReceiptStrings {
  title: string;
  number: string;
  date: string;
  plan: string;
  quantity: string;
  deliveriesLeft: string;
  prescriber: string;
  paidWith: string;
  paymentNumber: string;
  billedTo: string;
  parts: string;
  total: string;
  print: string;
}

const defaultStrings: ReceiptStrings = {
  title: 'Receipt',
  number: 'Number',
  date: 'Date',
  plan: 'Medicine',
  quantity: 'Quantity',
  deliveriesLeft: 'Deliveries left',
  prescriber: 'Prescribed by',
  paidWith: 'Paid with',
  paymentNumber: 'Payment number',
  billedTo: 'Patient',
  parts: 'Charges',
  total: 'Total',
  print: 'Print or save as PDF',
};

/** Props of {@link Receipt}. */
export interface ReceiptProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Seller with name and address lines. */
  seller: { readonly name: string; readonly address: readonly string[]; readonly logo?: ReactNode };
  /** Receipt number for support requests. */
  number: string;
  /** Formatted date of the charge. */
  date: string;
  /** Status of the charge. */
  status: { readonly label: string; readonly tone: StatusTone; readonly icon?: IconName };
  /** Line items in order; may be empty. */
  lines: readonly ReceiptLine[];
  /** Formatted total. */
  total: string;
  /** Medicine with its dose. */
  plan?: string | undefined;
  /** Quantity such as "24 uses, 3-month supply". */
  quantity?: string | undefined;
  /** Deliveries that the prescription still covers, such as "2 of 3". */
  deliveriesLeft?: string | undefined;
  /** Doctor such as "Amy Wong, MD". */
  prescriber?: string | undefined;
  /** The card provider's number of the payment. */
  paymentNumber?: string | undefined;
  /** Payment method such as "Visa ending in 4242". */
  paidWith?: string | undefined;
  /** Patient's name and address, one line each. */
  billedTo?: readonly string[] | undefined;
  /** Closing note, such as what a hold means or whom to contact. */
  note?: ReactNode;
  /** Opens the browser's print dialog; without it, there is no button. */
  onPrint?: (() => void) | undefined;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Overrides for the default text. */
  strings?: Partial<ReceiptStrings>;
  ref?: Ref<HTMLElement>;
}

const renderAddress = (lines: readonly string[]) => (
  <address className={styles.address}>
    {lines.map((line) => (
      <bdi key={line}>{line}</bdi>
    ))}
  </address>
);

/** Receipt of a charge, printed without the rest of the page (specification section 3, Charge). */
export function Receipt({
  seller,
  number,
  date,
  status,
  lines,
  total,
  plan,
  quantity,
  deliveriesLeft,
  prescriber,
  paidWith,
  paymentNumber,
  billedTo,
  note,
  onPrint,
  headingLevel = 2,
  strings: overrides,
  className,
  ...rest
}: ReceiptProps) {
  const titleId = useId();
  const strings = useStrings('Receipt', defaultStrings, overrides);
  const { label, ...badgeProps } = status;
  const facts = [
    { term: strings.number, detail: number },
    { term: strings.date, detail: date },
    { term: strings.billedTo, detail: billedTo && renderAddress(billedTo) },
    { term: strings.plan, detail: plan },
    { term: strings.quantity, detail: quantity },
    { term: strings.deliveriesLeft, detail: deliveriesLeft },
    { term: strings.prescriber, detail: prescriber },
    { term: strings.paidWith, detail: paidWith },
    { term: strings.paymentNumber, detail: paymentNumber },
  ];
  return (
    <article aria-labelledby={titleId} {...rest} className={clsx(printAlone, styles.receipt, className)}>
      <header className={styles.seller}>
        {seller.logo}
        <p className={styles.name}>{seller.name}</p>
        <div className={styles.quiet}>{renderAddress(seller.address)}</div>
      </header>
      <div className={styles.header}>
        {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, strings.title)}
        <StatusBadge {...badgeProps}>{label}</StatusBadge>
      </div>
      <DescriptionList facts={facts.filter(({ detail }) => detail)} />
      <div className={styles.amounts}>
        {lines.length > 0 && (
          <ul role="list" aria-label={strings.parts} className={styles.lines}>
            {lines.map(({ id, label: what, amount }) => (
              <PriceLine key={id} as="li" label={what} amount={amount} />
            ))}
          </ul>
        )}
        <PriceLine emphasis="total" label={strings.total} amount={total} className={styles.total} />
      </div>
      {note && <div className={styles.note}>{note}</div>}
      {onPrint && (
        <Button icon={<Icon name="print" />} onPress={onPrint} className={styles.print}>
          {strings.print}
        </Button>
      )}
    </article>
  );
}
