import { useRef } from 'react';
import { HiddenInput } from '../../components/Field/HiddenInput.tsx';
import { useFormError } from '../../components/Field/useFormError.ts';
import { NumberField, type NumberFieldProps } from '../../components/NumberField/index.ts';
import { useValue } from '../../components/Field/useValue.ts';
import { useStrings } from '../../provider/strings.ts';
import { poundsToKilograms, kilogramsToPounds, type Units } from './measures.ts';
import { defaultStrings, type HeightWeightStrings } from './strings.ts';

/** Props of {@link WeightField}. */
export interface WeightFieldProps extends Omit<
  NumberFieldProps,
  'label' | 'unit' | 'hasDecimals' | 'inputRef'
> {
  /** Visible label. @default 'Weight' */
  label?: NumberFieldProps['label'];
  /** Controlled weight in pounds; `null` when empty. */
  value?: number | null;
  /** Called with pounds in either unit system; `null` when empty. */
  onChange?: (value: number | null) => void;
  /** Unit system of the field. @default 'us' */
  units?: Units;
  /** Name of the value, in pounds, in the surrounding Form. */
  name?: string;
  /** Overrides for the default text. */
  strings?: Partial<HeightWeightStrings>;
}

/** Weight in pounds or kilograms; the value is in pounds. */
export function WeightField({
  label,
  value,
  defaultValue = null,
  onChange,
  units = 'us',
  name,
  errorMessage,
  strings: overrides,
  ...rest
}: WeightFieldProps) {
  const strings = useStrings('HeightWeight', defaultStrings, overrides);
  const [pounds, change] = useValue(value, defaultValue, onChange);
  const input = useRef<HTMLInputElement>(null);
  const formError = useFormError(name);
  const isMetric = units === 'metric';
  return (
    <>
      <NumberField
        {...rest}
        label={label ?? strings.weight}
        hasDecimals
        unit={strings.unit[isMetric ? 'kilograms' : 'pounds']}
        value={isMetric && pounds !== null ? poundsToKilograms(pounds) : pounds}
        onChange={(typed) => {
          formError.clear();
          change(isMetric && typed !== null ? kilogramsToPounds(typed) : typed);
        }}
        errorMessage={errorMessage ?? formError.message}
        inputRef={input}
      />
      <HiddenInput
        name={name}
        value={`${pounds ?? ''}`}
        isDisabled={rest.isDisabled}
        onFocus={() => input.current?.focus()}
      />
    </>
  );
}
