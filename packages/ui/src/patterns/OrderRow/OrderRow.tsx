import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { DescriptionList, type Fact } from '../../components/DescriptionList/index.ts';
import { Disclosure } from '../../components/Disclosure/index.ts';
import type { IconName } from '../../components/Icon/index.ts';
import { Link, safeHref } from '../../components/Link/index.ts';
import { Thumbnail } from '../../components/Thumbnail/index.ts';
import { OrderTimeline, type OrderStep } from '../OrderTimeline/index.ts';
import { StatusBadge, type StatusTone } from '../StatusBadge/index.ts';
import * as styles from './OrderRow.css.ts';

/** What {@link OrderRow} says by itself. */
export interface OrderRowStrings {
  placed: string;
  number: string;
  total: string;
  carrier: string;
  sentTo: string;
  /** What opens the timeline. */
  timeline: string;
  /** The link to the carrier's page. */
  track: string;
}

const english: OrderRowStrings = {
  placed: 'Ordered',
  number: 'Order number',
  total: 'Total',
  carrier: 'Carrier',
  sentTo: 'Sent to',
  timeline: 'What happened and what comes next',
  track: 'Track the parcel',
};

/** Props of {@link OrderRow}. */
export interface OrderRowProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** What was ordered: "Finasteride 1 mg, 90 tablets". */
  title: string;
  /** When, formatted. */
  placed: string;
  /** The number to quote when asking about it. */
  number?: string | undefined;
  /** Formatted: "$84.00". */
  total?: string | undefined;
  /** Where it stands, in words. */
  status: { readonly label: string; readonly tone: StatusTone; readonly icon?: IconName };
  /** What happened and what comes next; nothing is shown for none. */
  steps: readonly OrderStep[];
  /** Who brings it, and the number of the parcel. */
  carrier?: string | undefined;
  /** The carrier's page about the parcel, already judged safe; without a safe one there is no link. */
  trackingUrl?: string | undefined;
  /** Address in one line. */
  sentTo?: string | undefined;
  /** Picture of the product; see Thumbnail for what may be shown. */
  imageUrl?: string | undefined;
  /** What can be done: see the receipt, ask about it. */
  actions?: ReactNode;
  /** Shows the timeline at once: for the order that is under way. @default false */
  isOpen?: boolean;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  strings?: Partial<OrderRowStrings>;
  ref?: Ref<HTMLElement>;
}

const below = { 2: 3, 3: 4 } as const;

const known = (facts: readonly { term: string; detail: ReactNode }[]): readonly Fact[] =>
  facts.filter(({ detail }) => detail);

/** One order in the list of /user/order-history (specification sections 2 and 3). */
export function OrderRow({
  title,
  placed,
  number,
  total,
  status,
  steps,
  carrier,
  trackingUrl,
  sentTo,
  imageUrl,
  actions,
  isOpen = false,
  headingLevel = 2,
  strings,
  className,
  ...rest
}: OrderRowProps) {
  const titleId = useId();
  const words = { ...english, ...strings };
  const { label, ...looks } = status;
  const tracking = trackingUrl === undefined ? undefined : safeHref(trackingUrl);
  const facts = known([
    { term: words.placed, detail: placed },
    { term: words.total, detail: total },
    { term: words.number, detail: number },
    { term: words.carrier, detail: carrier },
    { term: words.sentTo, detail: sentTo },
  ]);
  return (
    <Card
      {...rest}
      as="article"
      aria-labelledby={titleId}
      className={[styles.order, className].filter(Boolean).join(' ')}
    >
      <div className={styles.head}>
        <Thumbnail src={imageUrl} />
        <div className={styles.names}>
          {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, title)}
          <StatusBadge {...looks}>{label}</StatusBadge>
        </div>
      </div>
      <DescriptionList facts={facts} layout="tiles" />
      {(tracking !== undefined || actions) && (
        <div className={styles.actions}>
          {tracking !== undefined && (
            <Link href={tracking} variant="standalone">
              {words.track}
            </Link>
          )}
          {actions}
        </div>
      )}
      {steps.length > 0 && (
        <Disclosure
          title={words.timeline}
          headingLevel={below[headingLevel]}
          defaultExpanded={isOpen}
          className={styles.timeline}
        >
          <OrderTimeline steps={steps} />
        </Disclosure>
      )}
    </Card>
  );
}
