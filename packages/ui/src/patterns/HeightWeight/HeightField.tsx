import { useRef, useState, type CSSProperties, type Ref } from 'react';
import { NumberField } from '../../components/NumberField/index.ts';
import { GroupField } from '../../components/Field/GroupField.tsx';
import type { GroupTexts } from '../../components/Field/fieldTexts.ts';
import { HiddenInput } from '../../components/Field/HiddenInput.tsx';
import { useFormError } from '../../components/Field/useFormError.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './HeightWeight.css.ts';
import {
  inchesToCentimeters,
  inchesToFeet,
  centimetersToInches,
  feetToInches,
  invalidHeightParts,
  type HeightPart,
  type Units,
} from './measures.ts';
import { defaultStrings, type HeightWeightStrings } from './strings.ts';

/** Props of {@link HeightField}. */
export interface HeightFieldProps extends GroupTexts {
  /** Controlled height in whole inches; `null` when empty. */
  value?: number | null;
  /** Initial height in whole inches. @default null */
  defaultValue?: number | null;
  /** Called with whole inches in either unit system; `null` when incomplete. */
  onChange?: (value: number | null) => void;
  /** Unit system of the fields. @default 'us' */
  units?: Units;
  /** Name of the value, in inches, in the surrounding Form. */
  name?: string;
  /** Whether the patient has to answer. @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** Id of the label. */
  'aria-labelledby'?: string;
  /** Overrides for the default text. */
  strings?: Partial<HeightWeightStrings>;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLFieldSetElement>;
}

interface HeightEntry {
  /** Feet and inches, or centimeters and null. */
  readonly parts: readonly [number | null, number | null];
  readonly units: Units;
}

const entryToInches = ({ parts: [first, second], units }: HeightEntry) =>
  units === 'us' ? feetToInches(first, second) : centimetersToInches(first);

function inchesToEntry(inches: number | null, units: Units): HeightEntry {
  if (inches === null) return { parts: [null, null], units };
  return { parts: units === 'us' ? inchesToFeet(inches) : [inchesToCentimeters(inches), null], units };
}

/** Height in feet and inches or in centimeters; the value is in inches (specification section 5, "Height"). */
export function HeightField({
  value,
  defaultValue = null,
  onChange,
  units = 'us',
  errorMessage,
  name,
  isRequired = false,
  isDisabled = false,
  strings: overrides,
  ...rest
}: HeightFieldProps) {
  const strings = useStrings('HeightWeight', defaultStrings, overrides);
  const [ownEntry, setOwnEntry] = useState<HeightEntry>(() => inchesToEntry(value ?? defaultValue, units));
  // Keeps the typed parts while they equal the value.
  const known = value === undefined ? entryToInches(ownEntry) : value;
  const entry =
    ownEntry.units === units && entryToInches(ownEntry) === known ? ownEntry : inchesToEntry(known, units);
  const formError = useFormError(name);
  const message = errorMessage ?? formError.message;
  const wrongInput = useRef<HTMLInputElement>(null);
  const updateEntry = (...parts: [number | null, number | null]) => {
    setOwnEntry({ parts, units });
    formError.clear();
    onChange?.(entryToInches({ parts, units }));
  };
  const [first, second] = entry.parts;
  const shared = { isDisabled, isRequired };
  return (
    <GroupField label={strings.height} {...rest} message={message}>
      {(messageId) => {
        const wrongParts = invalidHeightParts(first, second);
        const partProps = (part: HeightPart) => ({
          ...shared,
          ...(part === wrongParts[0] && { inputRef: wrongInput }),
          ...(message &&
            wrongParts.includes(part) && {
              'aria-describedby': messageId,
              inputProps: { 'aria-invalid': true },
            }),
        });
        return (
          <div className={styles.parts}>
            {units === 'us' ? (
              <>
                <NumberField
                  {...partProps('feet')}
                  label={strings.feet}
                  unit={strings.unit.feet}
                  value={first}
                  onChange={(feet) => updateEntry(feet, second)}
                  className={styles.part}
                />
                <NumberField
                  {...partProps('inches')}
                  isRequired={false}
                  label={strings.inches}
                  unit={strings.unit.inches}
                  value={second}
                  onChange={(inches) => updateEntry(first, inches)}
                  className={styles.part}
                />
              </>
            ) : (
              <NumberField
                {...partProps('feet')}
                label={strings.centimeters}
                unit={strings.unit.centimeters}
                value={first}
                onChange={(centimeters) => updateEntry(centimeters, null)}
                className={styles.part}
              />
            )}
            <HiddenInput
              name={name}
              value={`${known ?? ''}`}
              isDisabled={isDisabled}
              onFocus={() => wrongInput.current?.focus()}
            />
          </div>
        );
      }}
    </GroupField>
  );
}
