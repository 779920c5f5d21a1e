import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Thumbnail } from '../../components/Thumbnail/index.ts';
import * as styles from './PlanCard.css.ts';
import { PlanBody } from './PlanBody.tsx';
import type { PlanLine, PlanPrice, PlanState } from './planTypes.ts';
import { english, type PlanCardStrings } from './strings.ts';

/** Props of {@link PlanCard}. */
export interface PlanCardProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** Name of the product, under the title. */
  name?: string | undefined;
  /** Picture of the product; see Thumbnail for what may be shown. */
  imageUrl?: string | undefined;
  /** Dose, uses, delivery, packaging, in the order they are chosen. */
  lines: readonly PlanLine[];
  /** What it costs; while `updating`, what it cost before. None as long as nothing can be said. */
  price?: PlanPrice | undefined;
  /** Whether the price is known. @default 'ready' */
  state?: PlanState;
  /** Asks for the price again. */
  onRetry?: (() => void) | undefined;
  /** The one step that goes on: "Continue to payment". */
  action?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  strings?: Partial<PlanCardStrings>;
  ref?: Ref<HTMLElement>;
}

/** The plan that is being chosen and all it will cost (decisions, "Treatments and prices"). */
export function PlanCard({
  name,
  imageUrl,
  lines,
  price,
  state = 'ready',
  onRetry,
  action,
  headingLevel = 2,
  strings,
  className,
  ...rest
}: PlanCardProps) {
  const titleId = useId();
  const words = { ...english, ...strings };
  return (
    <Card
      {...rest}
      as="section"
      aria-labelledby={titleId}
      className={[styles.plan, className].filter(Boolean).join(' ')}
    >
      <div className={styles.head}>
        <Thumbnail src={imageUrl} />
        <div className={styles.names}>
          {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, words.title)}
          {name && <p className={styles.name}>{name}</p>}
        </div>
      </div>
      <PlanBody lines={lines} price={price} state={state} onRetry={onRetry} words={words} />
      {action}
    </Card>
  );
}
