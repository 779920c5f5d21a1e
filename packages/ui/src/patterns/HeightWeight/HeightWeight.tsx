import { useState, type HTMLAttributes, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { BmiMeter } from '../BmiMeter/index.ts';
import * as styles from './HeightWeight.css.ts';
import { HeightField } from './HeightField.tsx';
import type { Units } from './measures.ts';
import { english, type HeightWeightStrings } from './strings.ts';
import { WeightField } from './WeightField.tsx';

/** A height in whole inches and a weight in pounds; `null` while there is none. */
export interface BodyMeasures {
  height: number | null;
  weight: number | null;
}

/** Props of {@link HeightWeight}. */
export interface HeightWeightProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onChange'> {
  value: BodyMeasures;
  onChange: (value: BodyMeasures) => void;
  /** What is wrong with the height. */
  heightError?: string | undefined;
  /** What is wrong with the weight. */
  weightError?: string | undefined;
  /** kg/m² with one decimal; a BmiMeter shows it, and says what is missing without it. `false` shows none. */
  bmi?: number | undefined | false;
  /** What the fields begin with. @default 'us' */
  defaultUnits?: Units;
  /** @default false */
  isDisabled?: boolean;
  strings?: Partial<HeightWeightStrings>;
  ref?: Ref<HTMLDivElement>;
}

/** Height and weight, in the patient's own units, and the body mass index they make (specification section 5). */
export function HeightWeight({
  value,
  onChange,
  heightError,
  weightError,
  bmi,
  defaultUnits = 'us',
  isDisabled = false,
  strings,
  className,
  ...rest
}: HeightWeightProps) {
  const words = { ...english, ...strings };
  const [units, setUnits] = useState(defaultUnits);
  const shared = { units, strings: words, isDisabled, isRequired: true };
  return (
    <div {...rest} className={[styles.whole, className].filter(Boolean).join(' ')}>
      <div className={styles.measures}>
        <HeightField
          {...shared}
          value={value.height}
          onChange={(height) => onChange({ ...value, height })}
          errorMessage={heightError}
        />
        <WeightField
          {...shared}
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
          {words.change[units]}
        </Button>
      </div>
      {bmi !== false && <BmiMeter value={bmi} />}
    </div>
  );
}
