import { useId, useState, type ReactNode } from 'react';
import { describedBy } from '../Field/describedBy.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import * as styles from './NumberField.css.ts';
import { keepNumberCharacters, parseNumber } from './parseNumber.ts';

/** Props of {@link NumberField}. */
export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'end' | 'value' | 'defaultValue' | 'onChange' | 'pattern'
> {
  /** Controlled number; `null` when there is none. */
  value?: number | null;
  /** Initial number of an uncontrolled field. @default null */
  defaultValue?: number | null;
  /** Called with the entered number; `null` while the text isn't a number. */
  onChange?: (value: number | null) => void;
  /** Unit inside the field after the number, included in its description: "lb". */
  unit?: ReactNode;
  /** Whether the phone keyboard has a decimal point. @default false */
  hasDecimals?: boolean;
  /**
   * Browser autofill token. Off by default, because the browser would also store the number for the next user of the device.
   * @default 'off'
   */
  autoComplete?: string;
}

const textOf = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : `${value}`;

/** Number with a unit, such as a weight or a count. */
export function NumberField({
  value,
  defaultValue = null,
  onChange,
  unit,
  hasDecimals = false,
  autoComplete = 'off',
  ...rest
}: NumberFieldProps) {
  const unitId = useId();
  const [typed, setTyped] = useState(() => textOf(value ?? defaultValue));
  // Keeps the text as typed ("70." on the way to 70.5) while it represents the current value.
  const isTyped = value === undefined || (parseNumber(typed) ?? null) === value;
  const handleChange = (raw: string) => {
    const text = keepNumberCharacters(raw);
    setTyped(text);
    onChange?.(parseNumber(text) ?? null);
  };
  return (
    <TextField
      {...rest}
      autoComplete={autoComplete}
      type="text"
      inputMode={hasDecimals ? 'decimal' : 'numeric'}
      value={isTyped ? typed : textOf(value)}
      onChange={handleChange}
      {...describedBy(rest['aria-describedby'], unit !== undefined && unitId)}
      {...(unit !== undefined && {
        end: (
          <span id={unitId} className={styles.unit}>
            {unit}
          </span>
        ),
      })}
    />
  );
}
