import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { DescriptionList } from '../../components/DescriptionList/index.ts';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { PriceLine } from '../PriceLine/index.ts';
import { StatusBadge, type StatusTone } from '../StatusBadge/index.ts';
import type { ReceiptLine } from './line.ts';
import * as styles from './Receipt.css.ts';

/** What {@link Receipt} says by itself. */
export interface ReceiptStrings {
  title: string;
  number: string;
  date: string;
  plan: string;
  paidWith: string;
  billedTo: string;
  parts: string;
  total: string;
  print: string;
}

const english: ReceiptStrings = {
  title: 'Receipt',
  number: 'Number',
  date: 'Date',
  plan: 'Plan',
  paidWith: 'Paid with',
  billedTo: 'Billed to',
  parts: 'What was charged',
  total: 'Total',
  print: 'Print',
};

/** Props of {@link Receipt}. */
export interface ReceiptProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Who charged it, with the lines of the address. */
  seller: { readonly name: string; readonly address: readonly string[]; readonly logo?: ReactNode };
  /** The number to quote when asking about it. */
  number: string;
  /** The day of the charge, formatted. */
  date: string;
  /** How the charge stands, in words. */
  status: { readonly label: string; readonly tone: StatusTone; readonly icon?: IconName };
  /** The parts of the price, in order; may be empty where the service names none. */
  lines: readonly ReceiptLine[];
  /** What was charged, formatted. */
  total: string;
  /** Name of the plan it pays for. */
  plan?: string | undefined;
  /** "Visa ending in 4242". */
  paidWith?: string | undefined;
  /** The patient's name and address, a line each. */
  billedTo?: readonly string[] | undefined;
  /** A sentence at the end: what a held sum means, whom to ask. */
  note?: ReactNode;
  /** Opens the browser's print dialog; without it there is no button. */
  onPrint?: (() => void) | undefined;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  strings?: Partial<ReceiptStrings>;
  ref?: Ref<HTMLElement>;
}

const asLines = (lines: readonly string[]) => (
  <address className={styles.address}>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
);

/** A charge as a receipt (specification section 3, Charge). On paper it stands alone, whatever page it is part of. */
export function Receipt({
  seller,
  number,
  date,
  status,
  lines,
  total,
  plan,
  paidWith,
  billedTo,
  note,
  onPrint,
  headingLevel = 2,
  strings,
  className,
  ...rest
}: ReceiptProps) {
  const titleId = useId();
  const words = { ...english, ...strings };
  const { label, ...looks } = status;
  const facts = [
    { term: words.number, detail: number },
    { term: words.date, detail: date },
    { term: words.plan, detail: plan },
    { term: words.paidWith, detail: paidWith },
    { term: words.billedTo, detail: billedTo && asLines(billedTo) },
  ];
  return (
    <article
      aria-labelledby={titleId}
      {...rest}
      className={[styles.receipt, className].filter(Boolean).join(' ')}
    >
      <header className={styles.seller}>
        {seller.logo}
        <p className={styles.name}>{seller.name}</p>
        <div className={styles.quiet}>{asLines(seller.address)}</div>
      </header>
      <div className={styles.head}>
        {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, words.title)}
        <StatusBadge {...looks}>{label}</StatusBadge>
      </div>
      <DescriptionList facts={facts.filter(({ detail }) => detail)} />
      <div className={styles.sums}>
        {lines.length > 0 && (
          <ul aria-label={words.parts} className={styles.lines}>
            {lines.map(({ id, label: what, amount }) => (
              <PriceLine key={id} as="li" label={what} amount={amount} />
            ))}
          </ul>
        )}
        <PriceLine emphasis="total" label={words.total} amount={total} className={styles.total} />
      </div>
      {note && <div className={styles.note}>{note}</div>}
      {onPrint && (
        <Button icon={<Icon name="print" />} onPress={onPrint} className={styles.print}>
          {words.print}
        </Button>
      )}
    </article>
  );
}
