import { clsx } from 'clsx';
import { useState, type HTMLAttributes, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { BmiMeter } from '../BmiMeter/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './HeightWeight.css.ts';
import { HeightField } from './HeightField.tsx';
import type { Units } from './measures.ts';
import { defaultStrings, type HeightWeightStrings } from './strings.ts';
import { WeightField } from './WeightField.tsx';

/** Height in whole inches and weight in pounds; `null` when empty. */
export interface BodyMeasures {
  height: number | null;
  weight: number | null;
}

/** Props of {@link HeightWeight}. */
export interface HeightWeightProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onChange'> {
  /** Controlled height and weight. */
  value: BodyMeasures;
  /** Called with the changed height and weight. */
  onChange: (value: BodyMeasures) => void;
  /** Error of the height. */
  heightError?: string | undefined;
  /** Error of the weight. */
  weightError?: string | undefined;
  /** BMI in kg/m² for the BmiMeter; undefined shows its empty state, `false` hides it. */
  bmi?: number | undefined | false;
  /** Initial unit system. @default 'us' */
  defaultUnits?: Units;
  /** @default false */
  isDisabled?: boolean;
  /** Overrides for the default text. */
  strings?: Partial<HeightWeightStrings>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Height and weight in the patient's units, with the resulting BMI (specification section 5). Their names in a surrounding Form
 * are `height` and `weight`.
 */
export function HeightWeight({
  value,
  onChange,
  heightError,
  weightError,
  bmi,
  defaultUnits = 'us',
  isDisabled = false,
  strings: overrides,
  className,
  ...rest
}: HeightWeightProps) {
  const strings = useStrings('HeightWeight', defaultStrings, overrides);
  const [units, setUnits] = useState(defaultUnits);
  const shared = { units, strings: strings, isDisabled, isRequired: true };
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div className={styles.measures}>
        <HeightField
          {...shared}
          name="height"
          value={value.height}
          onChange={(height) => onChange({ ...value, height })}
          errorMessage={heightError}
        />
        <WeightField
          {...shared}
          name="weight"
          value={value.weight}
          onChange={(weight) => onChange({ ...value, weight })}
          errorMessage={weightError}
        />
        <Button
          variant="quiet"
          isFlush
          isDisabled={isDisabled}
          onPress={() => setUnits(units === 'us' ? 'metric' : 'us')}
          className={styles.change}
        >
          {strings.change[units]}
        </Button>
      </div>
      {bmi !== false && <BmiMeter value={bmi} />}
    </div>
  );
}
