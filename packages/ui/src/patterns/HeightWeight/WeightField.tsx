import { NumberField, type NumberFieldProps } from '../../components/NumberField/index.ts';
import { useValue } from '../../components/Field/useValue.ts';
import { poundsToKilograms, kilogramsToPounds, type Units } from './measures.ts';
import { defaultStrings, type HeightWeightStrings } from './strings.ts';

/** Props of {@link WeightField}. */
export interface WeightFieldProps extends Omit<NumberFieldProps, 'label' | 'unit' | 'hasDecimals'> {
  /** Visible label. @default 'Weight' */
  label?: NumberFieldProps['label'];
  /** Controlled weight in pounds; `null` when empty. */
  value?: number | null;
  /** Called with pounds in either unit system; `null` when empty. */
  onChange?: (value: number | null) => void;
  /** Unit system of the field. @default 'us' */
  units?: Units;
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
  strings: overrides,
  ...rest
}: WeightFieldProps) {
  const strings = { ...defaultStrings, ...overrides };
  const [pounds, change] = useValue(value, defaultValue, onChange);
  const isMetric = units === 'metric';
  return (
    <NumberField
      {...rest}
      label={label ?? strings.weight}
      hasDecimals
      unit={strings.unit[isMetric ? 'kilograms' : 'pounds']}
      value={isMetric && pounds !== null ? poundsToKilograms(pounds) : pounds}
      onChange={(typed) => change(isMetric && typed !== null ? kilogramsToPounds(typed) : typed)}
    />
  );
}
