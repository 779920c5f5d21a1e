import { clsx } from 'clsx';
import { createElement, useId, type HTMLAttributes, type Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { RowLink } from '../../components/Link/RowLink.tsx';
import { Thumbnail } from '../../components/Thumbnail/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { coverLink } from '../coverLink.css.ts';
import { StatusBadge, type StatusTone } from '../StatusBadge/index.ts';
import * as styles from './OrderRow.css.ts';

/** Props of {@link OrderRow}. */
export interface OrderRowProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Ordered medicine such as "Finasteride 1 mg". */
  title: string;
  /** Path of the order's page; the whole row links to it. */
  href: string;
  /** Short formatted facts, the most important first: "Ordered Mar 1, 2027", "$84.00". */
  details: readonly string[];
  /** Status of the order. */
  status: { readonly label: string; readonly tone: StatusTone; readonly icon?: IconName };
  /** Product picture; see Thumbnail for allowed URLs. */
  imageUrl?: string | undefined;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3;
  ref?: Ref<HTMLElement>;
}

/** Order in the list of /user/order-history (specification sections 2 and 3). */
export function OrderRow({
  title,
  href,
  details,
  status,
  imageUrl,
  headingLevel = 2,
  className,
  ...rest
}: OrderRowProps) {
  const titleId = useId();
  const { label, ...badgeProps } = status;
  return (
    <Card
      {...rest}
      as="article"
      padding="small"
      aria-labelledby={titleId}
      className={clsx(styles.order, className)}
    >
      <Thumbnail src={imageUrl} className={styles.picture} />
      <div className={styles.text}>
        {createElement(
          `h${headingLevel}`,
          { id: titleId, className: styles.title },
          <RowLink href={href} className={coverLink}>
            {title}
            {/* Several orders are of the same medicine, some on one day. */}
            <VisuallyHidden>, {[...details, label].join(', ')}</VisuallyHidden>
          </RowLink>,
        )}
        <div className={styles.facts}>
          <p className={styles.details}>
            {details.map((detail) => (
              <bdi key={detail}>{detail}</bdi>
            ))}
          </p>
          <StatusBadge {...badgeProps}>{label}</StatusBadge>
        </div>
      </div>
      <Icon name="chevron-right" className={styles.chevron} />
    </Card>
  );
}
