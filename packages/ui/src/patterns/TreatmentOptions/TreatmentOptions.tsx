import type { CSSProperties, ReactNode, Ref } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { CardGroup, type CardOption } from '../../components/CardGroup/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import * as styles from './TreatmentOptions.css.ts';

/** One choice of a treatment step. */
export interface TreatmentOption<Value extends string = string> {
  value: Value;
  /** "Every 3 months". */
  label: ReactNode;
  description?: ReactNode;
  /** Picture of it; see Thumbnail for what may be shown. */
  imageUrl?: string | undefined;
  /** @default false */
  isMostPopular?: boolean;
  /** What the plan costs with this choice, formatted: "$25.00", "a month". */
  price?: { readonly amount: string; readonly note?: string } | undefined;
  /** Why it cannot be chosen: "Not delivered to Texas." */
  unavailable?: ReactNode;
}

/** What {@link TreatmentOptions} says by itself. */
export interface TreatmentOptionsStrings {
  mostPopular: string;
  loading: string;
  errorTitle: string;
  retry: string;
  empty: string;
}

const english: TreatmentOptionsStrings = {
  mostPopular: 'Most popular',
  loading: 'Loading your choices…',
  errorTitle: 'We could not get your choices',
  retry: 'Try again',
  empty: 'There is nothing to choose here at the moment. Go back, or ask us for help.',
};

/** Props of {@link TreatmentOptions}. */
export interface TreatmentOptionsProps<Value extends string> {
  /** What is chosen here: "How often shall we deliver?" */
  label: ReactNode;
  description?: ReactNode;
  /** In the order they are offered. */
  options: readonly TreatmentOption<Value>[];
  /** What is chosen, where the screen keeps it; `null` is nothing. */
  value?: Value | null;
  /** What is chosen at first, where the group keeps it. */
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'error';
  /** Asks for the choices again. */
  onRetry?: (() => void) | undefined;
  errorMessage?: string | undefined;
  /** @default 'list' */
  layout?: 'list' | 'grid';
  name?: string;
  /** How many cards stand there while loading. @default 3 */
  bones?: number;
  strings?: Partial<TreatmentOptionsStrings>;
  id?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** The choices of one treatment step, each with its price before it is made (specification section 2, "Step orders"). */
export function TreatmentOptions<Value extends string>({
  label,
  description,
  options,
  state = 'ready',
  onRetry,
  bones = 3,
  strings,
  className,
  ...rest
}: TreatmentOptionsProps<Value>) {
  const words = { ...english, ...strings };
  if (state === 'ready' && options.length > 0) {
    const cards = options.map((option) => cardOf(option, words.mostPopular));
    return (
      <CardGroup
        {...rest}
        selectionMode="single"
        label={label}
        description={description}
        options={cards}
        {...(className !== undefined && { className })}
      />
    );
  }
  const { id, style, ref } = rest;
  return (
    <div {...{ id, style, ref }} className={className}>
      <p className={styles.label}>{label}</p>
      {state === 'loading' && (
        <SkeletonGroup label={words.loading} className={styles.bones}>
          {Array.from({ length: bones }, (_, place) => (
            <div key={place} className={styles.bone}>
              <Skeleton shape="circle" width="1.5rem" height="1.5rem" />
              <Skeleton width="40%" />
              <Skeleton width="5ch" className={styles.price} />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {state === 'error' && (
        <Alert
          tone="danger"
          isLive
          title={words.errorTitle}
          action={onRetry && <Button onPress={onRetry}>{words.retry}</Button>}
        />
      )}
      {state === 'ready' && <p className={styles.empty}>{words.empty}</p>}
    </div>
  );
}

function cardOf<Value extends string>(
  { isMostPopular = false, unavailable, description, ...option }: TreatmentOption<Value>,
  mostPopular: string,
): CardOption<Value> {
  return {
    ...option,
    ...(isMostPopular && { badge: mostPopular }),
    isDisabled: Boolean(unavailable),
    description: unavailable ? (
      <>
        {description}
        <span className={styles.reason}>
          <Icon name="info" size="small" className={styles.sign} /> <span>{unavailable}</span>
        </span>
      </>
    ) : (
      description
    ),
  };
}
