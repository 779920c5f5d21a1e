import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { PriceLine } from '../PriceLine/index.ts';
import * as styles from './PriceParts.css.ts';
import { shares } from './shares.ts';

/** One part of a price. */
export interface PricePart {
  id: string;
  /** What it is for: "Medicine". */
  label: string;
  /** Whole cents, negative for what is taken off. */
  cents: number;
  note?: ReactNode;
}

/** Props of {@link PriceParts}. */
export interface PricePartsProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** @default 'What the price is made of' */
  title?: string;
  /** In the order they are read; what is taken off stands last. */
  parts: readonly PricePart[];
  /** The sum that counts, in whole cents: the service's own. */
  totalCents: number;
  /** Whole cents as they are read: "$84.00". */
  format: (cents: number) => string;
  /** @default 'Total' */
  totalLabel?: string;
  /** Level of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4;
  ref?: Ref<HTMLElement>;
}

/** How many looks there are; a sixth part begins again with the first. */
const LOOKS = 5;

/** A price as the parts it is made of: a bar for the eye, and the same as lines with their sums. */
export function PriceParts({
  title = 'What the price is made of',
  parts,
  totalCents,
  format,
  totalLabel = 'Total',
  headingLevel = 3,
  className,
  ...rest
}: PricePartsProps) {
  const titleId = useId();
  const { added, takenOff } = shares(parts.map(({ cents }) => cents));
  const isDrawn = added.some((share) => share > 0);
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={[styles.whole, className].filter(Boolean).join(' ')}
    >
      {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, title)}
      {/* The lines below say all of it; of nothing there are no parts to draw. */}
      {isDrawn && (
        <div aria-hidden="true" className={styles.bar}>
          {parts.map(({ id, cents }, place) =>
            cents > 0 ? (
              <span
                key={id}
                className={`${styles.segment} ${styles.look[place % LOOKS]}`}
                style={{ inlineSize: `${added[place]}%` }}
              />
            ) : null,
          )}
          {takenOff > 0 && <span className={styles.takenOff} style={{ inlineSize: `${takenOff}%` }} />}
        </div>
      )}
      <ul className={styles.lines}>
        {parts.map(({ id, label, cents, note }, place) => (
          <PriceLine
            key={id}
            as="li"
            {...(isDrawn && { className: styles.part })}
            label={
              <>
                {isDrawn && (
                  <span
                    aria-hidden="true"
                    className={`${styles.swatch} ${cents < 0 ? styles.offLook : styles.look[place % LOOKS]}`}
                  />
                )}
                {label}
              </>
            }
            note={note}
            amount={format(cents)}
          />
        ))}
      </ul>
      <PriceLine emphasis="total" label={totalLabel} amount={format(totalCents)} className={styles.total} />
    </section>
  );
}
