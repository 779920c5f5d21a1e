import { clsx } from 'clsx';
import { createElement, useId, type CSSProperties, type ReactNode, type Ref } from 'react';
import { RetryAlert } from '../../components/Alert/RetryAlert.tsx';
import { CardGroup, type CardOption } from '../../components/CardGroup/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './TreatmentOptions.css.ts';

/** Choice in a treatment step. */
export interface TreatmentOption<Value extends string = string> {
  value: Value;
  /** Label such as "Every 3 months". */
  label: ReactNode;
  /** Help text below the label. */
  description?: ReactNode;
  /** Picture; see Thumbnail for allowed URLs. */
  imageUrl?: string | undefined;
  /** @default false */
  isMostPopular?: boolean;
  /** Formatted price of the plan with this choice: "$25.00", "a month". */
  price?: { readonly amount: string; readonly note?: string } | undefined;
  /** What it saves, as a badge; not beside "Most popular": "Save $5.00 a month". */
  saving?: string | undefined;
  /** Why it is unavailable: "Not delivered to Texas." */
  unavailable?: ReactNode;
}

/** Strings shown by {@link TreatmentOptions}. */
export interface TreatmentOptionsStrings {
  mostPopular: string;
  /** Instruction with `onPick` for screen readers, whose presses select without continuing. */
  pick: string;
  loading: string;
  errorTitle: string;
  retry: string;
  empty: string;
}

const defaultStrings: TreatmentOptionsStrings = {
  mostPopular: 'Most popular',
  pick: 'Choose one, then press Continue. On a keyboard, Space or Enter does both.',
  loading: 'Loading your options…',
  errorTitle: "We couldn't load your options",
  retry: 'Try again',
  empty: 'No options are available right now. Go back, or ask us for help.',
};

/** Props of {@link TreatmentOptions}. */
export interface TreatmentOptionsProps<Value extends string> {
  /** Question: "How often should we deliver?" */
  label: ReactNode;
  /** Level of the question as a focusable heading. @default not a heading */
  headingLevel?: 2 | 3 | 4;
  /** Help text below the question. */
  description?: ReactNode;
  /** Options in display order. */
  options: readonly TreatmentOption<Value>[];
  /** Controlled value; `null` when nothing is chosen. */
  value?: Value | null;
  /** Initial value. */
  defaultValue?: Value | null;
  /** Called with the selected option. */
  onChange?: (value: Value) => void;
  /** Called when an option is picked, not only passed over, as in CardGroup; the page then continues by itself. */
  onPick?: ((value: Value) => void) | undefined;
  /** Whether options are loading, and what went wrong. @default 'ready' */
  state?: 'ready' | 'loading' | 'error';
  /** Reloads the options. */
  onRetry?: (() => void) | undefined;
  /** What is wrong with the choice. */
  errorMessage?: string | undefined;
  /** Whether options are cards or rows. @default 'list' */
  layout?: 'list' | 'grid';
  /** Name of the field in a form. */
  name?: string;
  /** Number of skeleton cards. @default 3 */
  skeletonCount?: number;
  /** Overrides for the default text. */
  strings?: Partial<TreatmentOptionsStrings>;
  id?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Choices of a treatment step with their prices (specification section 2, "Step orders"). */
export function TreatmentOptions<Value extends string>({
  label,
  headingLevel,
  description,
  options,
  onPick,
  state = 'ready',
  onRetry,
  skeletonCount = 3,
  strings: overrides,
  className,
  ...rest
}: TreatmentOptionsProps<Value>) {
  const strings = useStrings('TreatmentOptions', defaultStrings, overrides);
  const labelId = useId();
  const { id, style, ref, ...group } = rest;
  const isReady = state === 'ready' && options.length > 0;
  const isHeading = headingLevel !== undefined;
  return (
    // Keeps focus while the options replace the error.
    <div
      {...{ id, style, ref }}
      tabIndex={-1}
      {...(!isReady && { role: 'group', 'aria-labelledby': labelId })}
      className={className}
    >
      {(isHeading || !isReady) &&
        createElement(
          isHeading ? `h${headingLevel}` : 'p',
          {
            id: labelId,
            className: clsx(styles.label, isReady && styles.aboveCards),
            ...(isHeading && { tabIndex: -1 }),
          },
          label,
        )}
      {isReady && (
        <CardGroup
          {...group}
          {...(onPick && { onPick })}
          selectionMode="single"
          {...(isHeading ? { 'aria-labelledby': labelId } : { label })}
          description={
            onPick ? (
              <>
                {description} <VisuallyHidden>{strings.pick}</VisuallyHidden>
              </>
            ) : (
              description
            )
          }
          options={options.map((option) => toCardOption(option, strings.mostPopular))}
        />
      )}
      {state === 'loading' && (
        <SkeletonGroup label={strings.loading} className={styles.skeletons}>
          {Array.from({ length: skeletonCount }, (_, index) => (
            <div key={index} className={styles.skeleton}>
              <Skeleton shape="circle" width="1.5rem" height="1.5rem" />
              <Skeleton width="40%" />
              <Skeleton width="5ch" className={styles.price} />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {state === 'error' && <RetryAlert title={strings.errorTitle} retry={strings.retry} onRetry={onRetry} />}
      {state === 'ready' && !isReady && <p className={styles.empty}>{strings.empty}</p>}
    </div>
  );
}

function toCardOption<Value extends string>(
  { isMostPopular = false, saving, unavailable, description, ...option }: TreatmentOption<Value>,
  mostPopular: string,
): CardOption<Value> {
  const badge = isMostPopular ? mostPopular : saving;
  return {
    ...option,
    ...(badge && { badge }),
    isDisabled: Boolean(unavailable),
    description: unavailable ? (
      <>
        {description}
        <span className={styles.reason}>
          <Icon name="info" size="small" className={styles.icon} /> <span>{unavailable}</span>
        </span>
      </>
    ) : (
      description
    ),
  };
}
