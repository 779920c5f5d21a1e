import { useId, useState, type ReactNode } from 'react';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import * as styles from './NumberField.css.ts';
import { numberText, readNumber } from './readNumber.ts';

/** Props of {@link NumberField}. */
export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'end' | 'value' | 'defaultValue' | 'onChange' | 'pattern'
> {
  /** The number, where the screen keeps it; `null` is none. */
  value?: number | null;
  /** The number at first, where the field keeps it. @default null */
  defaultValue?: number | null;
  /** The number that is written; `null` while it is none. */
  onChange?: (value: number | null) => void;
  /** In the box behind the number, read with it: "lb". */
  unit?: ReactNode;
  /** Which keys a phone shows: with a decimal point or without. @default false */
  hasDecimals?: boolean;
}

const textOf = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : `${value}`;

/** A number that is written, with its unit: a weight, a count. */
export function NumberField({
  value,
  defaultValue = null,
  onChange,
  unit,
  hasDecimals = false,
  ...rest
}: NumberFieldProps) {
  const unitId = useId();
  const [own, setOwn] = useState(() => textOf(value ?? defaultValue));
  // What is written stays as it is written ("70." on the way to 70.5) as long as it means the value.
  const isOwn = value === undefined || (readNumber(own) ?? null) === value;
  const write = (written: string) => {
    const text = numberText(written);
    setOwn(text);
    onChange?.(readNumber(text) ?? null);
  };
  return (
    <TextField
      {...rest}
      type="text"
      inputMode={hasDecimals ? 'decimal' : 'numeric'}
      value={isOwn ? own : textOf(value)}
      onChange={write}
      {...(unit !== undefined && {
        'aria-describedby': [rest['aria-describedby'], unitId].filter(Boolean).join(' '),
        end: (
          <span id={unitId} className={styles.unit}>
            {unit}
          </span>
        ),
      })}
    />
  );
}
