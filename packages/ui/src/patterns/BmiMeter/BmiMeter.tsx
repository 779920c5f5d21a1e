import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import { Meter } from 'react-aria-components/Meter';
import * as styles from './BmiMeter.css.ts';
import { adultCategories, BMI_END, categoryOf, positionOf, rangeOf, type BmiCategory } from './scale.ts';

/** What {@link BmiMeter} says by itself. */
export interface BmiMeterStrings {
  label: string;
  unknown: string;
  /** A range: both ends, or one of them. @default '18.5 to 24.9', '18.4 or less', '30 or more' */
  range: (from: number | undefined, to: number | undefined) => string;
  /** What the number is worth, under the picture. */
  note: string;
}

const english: BmiMeterStrings = {
  label: 'Body mass index (BMI)',
  unknown: 'Add your height and weight to see your BMI.',
  range: (from, to) => {
    if (from === undefined) return `${to} or less`;
    return to === undefined ? `${from} or more` : `${from} to ${to}`;
  },
  note: 'One number among others. Your doctor looks at more than this.',
};

/** Props of {@link BmiMeter}. */
export interface BmiMeterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** kg/m² with one decimal, the service's or the app's own; none where height or weight is missing. */
  value?: number | undefined;
  /** Ranges with their words, upwards. @default those for adults of the CDC */
  categories?: readonly BmiCategory[];
  /** A link or a button: "Change height and weight". */
  action?: ReactNode;
  strings?: Partial<BmiMeterStrings>;
  ref?: Ref<HTMLDivElement>;
}

const place = (start: number, end: number): CSSProperties => ({
  insetInlineStart: `${start}%`,
  inlineSize: `${end - start}%`,
});

/** The body mass index on its range: a picture with a mark, and the same in words. */
export function BmiMeter({
  value,
  categories = adultCategories,
  action,
  strings,
  className,
  ...rest
}: BmiMeterProps) {
  const words = { ...english, ...strings };
  const start = categories[0]?.from ?? 0;
  const at = (bmi: number) => positionOf(bmi, start, BMI_END);
  const category = value === undefined ? undefined : categoryOf(value, categories);
  const said = value === undefined ? '' : `${value.toFixed(1)}, ${category?.label ?? ''}`;
  return (
    <div {...rest} className={[styles.whole, className].filter(Boolean).join(' ')}>
      {value === undefined ? (
        <>
          <p className={styles.label}>{words.label}</p>
          <p className={styles.note}>{words.unknown}</p>
        </>
      ) : (
        <Meter minValue={start} maxValue={BMI_END} value={value} valueLabel={said} className={styles.meter}>
          <Label className={styles.label}>{words.label}</Label>
          <p aria-hidden="true" className={styles.value}>
            <span className={styles.number}>{value.toFixed(1)}</span> {category?.label}
          </p>
          <div aria-hidden="true" className={styles.bar}>
            {categories.map(({ id, from }, index) => (
              <span
                key={id}
                className={styles.part({ isHere: id === category?.id })}
                style={place(at(from), at(categories[index + 1]?.from ?? BMI_END))}
              />
            ))}
            <span className={styles.mark} style={{ insetInlineStart: `${at(value)}%` }} />
          </div>
        </Meter>
      )}
      <ul className={styles.legend}>
        {categories.map(({ id, label }, index) => {
          const isHere = id === category?.id;
          return (
            <li key={id} {...(isHere && { 'aria-current': true })} className={styles.entry({ isHere })}>
              <span>{label}</span>{' '}
              <bdi className={styles.range}>{words.range(...rangeOf(categories, index))}</bdi>
            </li>
          );
        })}
      </ul>
      {value !== undefined && <p className={styles.note}>{words.note}</p>}
      {action && <div>{action}</div>}
    </div>
  );
}
