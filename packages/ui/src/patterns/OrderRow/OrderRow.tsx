import { clsx } from 'clsx';
import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { DescriptionList, type Fact } from '../../components/DescriptionList/index.ts';
import { Disclosure } from '../../components/Disclosure/index.ts';
import type { IconName } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Thumbnail } from '../../components/Thumbnail/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { secureUrl } from '../../picture/secureUrl.ts';
import { OrderTimeline, type OrderStep } from '../OrderTimeline/index.ts';
import { StatusBadge, type StatusTone } from '../StatusBadge/index.ts';
import * as styles from './OrderRow.css.ts';

/** Strings shown by {@link OrderRow}. */
export interface OrderRowStrings {
  placed: string;
  expected: string;
  number: string;
  total: string;
  carrier: string;
  sentTo: string;
  /** Title of the timeline disclosure. */
  timeline: string;
  /** Link to the carrier's tracking page. */
  track: string;
}

const defaultStrings: OrderRowStrings = {
  placed: 'Ordered',
  expected: 'Expected delivery',
  number: 'Order number',
  total: 'Total',
  carrier: 'Carrier',
  sentTo: 'Ship to',
  timeline: 'Order progress',
  track: 'Track package',
};

/** Props of {@link OrderRow}. */
export interface OrderRowProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Ordered product such as "Finasteride 1 mg, 90 tablets". */
  title: string;
  /** Formatted order date. */
  placed: string;
  /** Formatted expected delivery date. */
  expected?: string | undefined;
  /** Order number for support requests. */
  number?: string | undefined;
  /** Formatted total such as "$84.00". */
  total?: string | undefined;
  /** Status of the order. */
  status: { readonly label: string; readonly tone: StatusTone; readonly icon?: IconName };
  /** Steps of the order; an empty list hides the timeline. */
  steps: readonly OrderStep[];
  /** Carrier and tracking number. */
  carrier?: string | undefined;
  /** Carrier's tracking page; linked only if it's https, or http on localhost. */
  trackingUrl?: string | undefined;
  /** Address on one line. */
  sentTo?: string | undefined;
  /** Product picture; see Thumbnail for allowed URLs. */
  imageUrl?: string | undefined;
  /** Alert about this order, such as what happens after a return. */
  notice?: ReactNode;
  /** Buttons or links, such as the receipt or help. */
  actions?: ReactNode;
  /** Whether the timeline starts open, as for the current order. @default false */
  isOpen?: boolean;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3;
  /** Overrides for the default text. */
  strings?: Partial<OrderRowStrings>;
  ref?: Ref<HTMLElement>;
}

const nextLevel = { 2: 3, 3: 4 } as const;

const withDetail = (facts: readonly { term: string; detail: ReactNode }[]): readonly Fact[] =>
  facts.filter(({ detail }) => detail);

/** Order in the list of /user/order-history (specification sections 2 and 3). */
export function OrderRow({
  title,
  placed,
  expected,
  number,
  total,
  status,
  steps,
  carrier,
  trackingUrl,
  sentTo,
  imageUrl,
  notice,
  actions,
  isOpen = false,
  headingLevel = 2,
  strings: overrides,
  className,
  ...rest
}: OrderRowProps) {
  const titleId = useId();
  const strings = { ...defaultStrings, ...overrides };
  const { label, ...badgeProps } = status;
  const tracking = trackingUrl === undefined ? undefined : secureUrl(trackingUrl);
  const facts = withDetail([
    { term: strings.placed, detail: placed },
    { term: strings.expected, detail: expected },
    { term: strings.total, detail: total },
    { term: strings.number, detail: number },
    { term: strings.carrier, detail: carrier },
    { term: strings.sentTo, detail: sentTo },
  ]);
  // Distinguishes orders of the same medication in a list.
  const hiddenContext = (
    <VisuallyHidden>
      , {title}, {placed}
    </VisuallyHidden>
  );
  return (
    <Card {...rest} as="article" aria-labelledby={titleId} className={clsx(styles.order, className)}>
      <div className={styles.header}>
        <Thumbnail src={imageUrl} />
        <div className={styles.names}>
          {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, title)}
          <StatusBadge {...badgeProps}>{label}</StatusBadge>
        </div>
      </div>
      {notice}
      <DescriptionList facts={facts} layout="tiles" className={styles.facts} />
      {(tracking !== undefined || actions) && (
        <div className={styles.actions}>
          {tracking !== undefined && (
            <Link href={tracking} variant="standalone">
              {strings.track}
              {hiddenContext}
            </Link>
          )}
          {actions}
        </div>
      )}
      {steps.length > 0 && (
        <Disclosure
          title={
            <>
              {strings.timeline}
              {hiddenContext}
            </>
          }
          headingLevel={nextLevel[headingLevel]}
          defaultExpanded={isOpen}
          className={styles.timeline}
        >
          <OrderTimeline steps={steps} />
        </Disclosure>
      )}
    </Card>
  );
}
