import { clsx } from 'clsx';
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import { Meter } from 'react-aria-components/Meter';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './BmiMeter.css.ts';
import { adultCategories, BMI_END, categoryOf, positionOf, rangeOf, type BmiCategory } from './scale.ts';

/** Strings shown by {@link BmiMeter}. */
export interface BmiMeterStrings {
  label: string;
  unknown: string;
  /** Range with one or both ends. @default '18.5 to 24.9', '18.4 or less', '30 or more' */
  range: (from: number | undefined, to: number | undefined) => string;
  /** Disclaimer below the meter. */
  note: string;
}

const defaultStrings: BmiMeterStrings = {
  label: 'Body mass index (BMI)',
  unknown: 'Add your height and weight to see your BMI.',
  range: (from, to) => {
    if (from === undefined) return `${to} or less`;
    return to === undefined ? `${from} or more` : `${from} to ${to}`;
  },
  note: 'BMI is only one measure. Your doctor looks at more than this number.',
};

/** Props of {@link BmiMeter}. */
export interface BmiMeterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** BMI in kg/m² with one decimal; omit it while height or weight is missing. */
  value?: number | undefined;
  /** Ranges in ascending order. @default CDC ranges for adults */
  categories?: readonly BmiCategory[];
  /** Link or button, such as "Change height and weight". */
  action?: ReactNode;
  /** Overrides for the default text. */
  strings?: Partial<BmiMeterStrings>;
  ref?: Ref<HTMLDivElement>;
}

const segmentStyle = (start: number, end: number): CSSProperties => ({
  insetInlineStart: `${start}%`,
  inlineSize: `${end - start}%`,
});

/** Body mass index on a scale, with the same information as text. */
export function BmiMeter({
  value,
  categories = adultCategories,
  action,
  strings: overrides,
  className,
  ...rest
}: BmiMeterProps) {
  const strings = useStrings('BmiMeter', defaultStrings, overrides);
  const start = categories[0]?.from ?? 0;
  const at = (bmi: number) => positionOf(bmi, start, BMI_END);
  const category = value === undefined ? undefined : categoryOf(value, categories);
  const valueText = value === undefined ? '' : `${value.toFixed(1)}, ${category?.label ?? ''}`;
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {value === undefined ? (
        <>
          <p className={styles.label}>{strings.label}</p>
          <p className={styles.note}>{strings.unknown}</p>
        </>
      ) : (
        <Meter
          minValue={start}
          maxValue={BMI_END}
          value={value}
          valueLabel={valueText}
          className={styles.meter}
        >
          <Label className={styles.label}>{strings.label}</Label>
          <p aria-hidden="true" className={styles.value}>
            <span className={styles.number}>{value.toFixed(1)}</span> <span>{category?.label}</span>
          </p>
          <div aria-hidden="true" className={styles.bar}>
            {categories.map(({ id, from }, index) => (
              <span
                key={id}
                className={styles.part({ isCurrent: id === category?.id })}
                style={segmentStyle(at(from), at(categories[index + 1]?.from ?? BMI_END))}
              />
            ))}
            <span className={styles.marker} style={{ insetInlineStart: `${at(value)}%` }} />
          </div>
        </Meter>
      )}
      <ul role="list" className={styles.legend}>
        {categories.map(({ id, label }, index) => {
          const isCurrent = id === category?.id;
          return (
            <li key={id} {...(isCurrent && { 'aria-current': true })} className={styles.entry({ isCurrent })}>
              <span>{label}</span>{' '}
              <bdi className={styles.range}>{strings.range(...rangeOf(categories, index))}</bdi>
            </li>
          );
        })}
      </ul>
      {value !== undefined && <p className={styles.note}>{strings.note}</p>}
      {action && <div>{action}</div>}
    </div>
  );
}
