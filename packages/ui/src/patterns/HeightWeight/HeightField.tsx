import { useState, type CSSProperties, type Ref } from 'react';
import { NumberField } from '../../components/NumberField/index.ts';
import { GroupField } from '../../components/Field/GroupField.tsx';
import type { GroupTexts } from '../../components/Field/fieldTexts.ts';
import * as styles from './HeightWeight.css.ts';
import { centimetersOf, feetOf, inchesOfCentimeters, inchesOfFeet, type Units } from './measures.ts';
import { english, type HeightWeightStrings } from './strings.ts';

/** Props of {@link HeightField}. */
export interface HeightFieldProps extends GroupTexts {
  /** Whole inches, where the screen keeps it; `null` is none. */
  value?: number | null;
  /** At first, where the field keeps it. @default null */
  defaultValue?: number | null;
  /** Whole inches, whatever units it was written in; `null` while it is none. */
  onChange?: (value: number | null) => void;
  /** What it is written in. @default 'us' */
  units?: Units;
  /** @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
  'aria-labelledby'?: string;
  strings?: Partial<HeightWeightStrings>;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLFieldSetElement>;
}

interface Written {
  /** Feet and inches, or centimeters and nothing. */
  readonly parts: readonly [number | null, number | null];
  readonly units: Units;
}

const heightOf = ({ parts: [first, second], units }: Written) =>
  units === 'us' ? inchesOfFeet(first, second) : inchesOfCentimeters(first);

function partsOf(inches: number | null, units: Units): Written {
  if (inches === null) return { parts: [null, null], units };
  return { parts: units === 'us' ? feetOf(inches) : [centimetersOf(inches), null], units };
}

/** A height in feet and inches, or in centimeters; given in inches (specification section 5, "Height"). */
export function HeightField({
  value,
  defaultValue = null,
  onChange,
  units = 'us',
  errorMessage,
  isRequired = false,
  isDisabled = false,
  strings,
  ...rest
}: HeightFieldProps) {
  const words = { ...english, ...strings };
  const [own, setOwn] = useState<Written>(() => partsOf(value ?? defaultValue, units));
  // What is written stays as it is written as long as it means the value.
  const known = value === undefined ? heightOf(own) : value;
  const written = own.units === units && heightOf(own) === known ? own : partsOf(known, units);
  const write = (...parts: [number | null, number | null]) => {
    setOwn({ parts, units });
    onChange?.(heightOf({ parts, units }));
  };
  const [first, second] = written.parts;
  const shared = { isDisabled, isRequired };
  return (
    <GroupField label={words.height} {...rest} message={errorMessage}>
      {(messageId) => {
        const wrong = errorMessage
          ? { 'aria-describedby': messageId, inputProps: { 'aria-invalid': true } }
          : {};
        return (
          <div className={styles.parts}>
            {units === 'us' ? (
              <>
                <NumberField
                  {...shared}
                  {...wrong}
                  label={words.feet}
                  unit={words.unit.feet}
                  value={first}
                  onChange={(feet) => write(feet, second)}
                  className={styles.part}
                />
                <NumberField
                  {...shared}
                  {...wrong}
                  isRequired={false}
                  label={words.inches}
                  unit={words.unit.inches}
                  value={second}
                  onChange={(inches) => write(first, inches)}
                  className={styles.part}
                />
              </>
            ) : (
              <NumberField
                {...shared}
                {...wrong}
                label={words.centimeters}
                unit={words.unit.centimeters}
                value={first}
                onChange={(centimeters) => write(centimeters, null)}
                className={styles.part}
              />
            )}
          </div>
        );
      }}
    </GroupField>
  );
}
