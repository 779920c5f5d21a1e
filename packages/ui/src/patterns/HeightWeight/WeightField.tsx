import { NumberField, type NumberFieldProps } from '../../components/NumberField/index.ts';
import { useValue } from '../../components/Field/useValue.ts';
import { kilogramsOf, poundsOf, type Units } from './measures.ts';
import { english, type HeightWeightStrings } from './strings.ts';

/** Props of {@link WeightField}. */
export interface WeightFieldProps extends Omit<NumberFieldProps, 'label' | 'unit' | 'hasDecimals'> {
  /** @default 'Weight' */
  label?: NumberFieldProps['label'];
  /** Pounds, where the screen keeps it; `null` is none. */
  value?: number | null;
  /** Pounds, whatever units it was written in; `null` while it is none. */
  onChange?: (value: number | null) => void;
  /** What it is written in. @default 'us' */
  units?: Units;
  strings?: Partial<HeightWeightStrings>;
}

/** A weight in pounds or kilograms; stored in pounds. */
export function WeightField({
  label,
  value,
  defaultValue = null,
  onChange,
  units = 'us',
  strings,
  ...rest
}: WeightFieldProps) {
  const words = { ...english, ...strings };
  const [pounds, change] = useValue(value, defaultValue, onChange);
  const shared = { ...rest, label: label ?? words.weight, hasDecimals: true };
  return units === 'us' ? (
    <NumberField {...shared} key="us" unit={words.unit.pounds} value={pounds} onChange={change} />
  ) : (
    <NumberField
      {...shared}
      key="metric"
      unit={words.unit.kilograms}
      value={pounds === null ? null : kilogramsOf(pounds)}
      onChange={(kilograms) => change(kilograms === null ? null : poundsOf(kilograms))}
    />
  );
}
