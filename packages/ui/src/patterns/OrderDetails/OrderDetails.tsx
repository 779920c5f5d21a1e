import { createElement, useId } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card, type CardProps } from '../../components/Card/index.ts';
import { DescriptionList, type Fact } from '../../components/DescriptionList/index.ts';
import type { IconName } from '../../components/Icon/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Link, LinkButton, secureUrl } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { OrderTimeline, type OrderStep } from '../OrderTimeline/index.ts';
import { StatusBadge, type StatusTone } from '../StatusBadge/index.ts';
import { useStrings } from '../../provider/strings.ts';

/** Strings shown by {@link OrderDetails}. */
export interface OrderDetailsStrings {
  help: string;
  checkAddress: string;
  track: string;
}

const defaultStrings: OrderDetailsStrings = {
  help: 'Ask support',
  checkAddress: 'Check your address',
  track: 'Track package',
};

/** Props of {@link OrderDetails}. */
export interface OrderDetailsProps extends Omit<CardProps, 'as' | 'title' | 'children'> {
  /** Medicine with its quantity. */
  title: string;
  /** Status of the order. */
  status: { readonly label: string; readonly tone: StatusTone; readonly icon?: IconName };
  /** What it means that the order ended early, and what happens next. */
  notice?: string | undefined;
  /** Called when the patient asks for help about the notice. */
  onHelp: () => void;
  /** Path of the page with the delivery address, for an order that came back. */
  addressHref?: string | undefined;
  /** Progress of the order. */
  steps: readonly OrderStep[];
  /** Dates, total and address, formatted. */
  facts: readonly Fact[];
  /** The carrier's page, linked only if it is https. */
  trackingUrl?: string | undefined;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Overrides for the default text. */
  strings?: Partial<OrderDetailsStrings>;
}

/** Progress, facts and tracking of an order; one that ended early has a notice about what happens next. */
export function OrderDetails({
  title,
  status: { label, ...badge },
  notice,
  onHelp,
  addressHref,
  steps,
  facts,
  trackingUrl,
  headingLevel = 2,
  strings: overrides,
  ...rest
}: OrderDetailsProps) {
  const titleId = useId();
  const strings = useStrings('OrderDetails', defaultStrings, overrides);
  const tracking = trackingUrl === undefined ? undefined : secureUrl(trackingUrl);
  return (
    <Card {...rest} as="section" aria-labelledby={titleId}>
      <Stack gap={5}>
        <Inline gap={3}>
          {createElement(`h${headingLevel}`, { id: titleId }, title)}
          <StatusBadge {...badge}>{label}</StatusBadge>
        </Inline>
        {notice && (
          <Alert
            tone={addressHref === undefined ? 'info' : 'warning'}
            action={
              <Inline gap={3}>
                <Button onPress={onHelp}>{strings.help}</Button>
                {addressHref !== undefined && (
                  <LinkButton href={addressHref}>{strings.checkAddress}</LinkButton>
                )}
              </Inline>
            }
          >
            {notice}
          </Alert>
        )}
        <OrderTimeline steps={steps} />
        <DescriptionList facts={facts} />
        {tracking !== undefined && (
          <Link href={tracking} variant="standalone">
            {strings.track}
          </Link>
        )}
      </Stack>
    </Card>
  );
}
