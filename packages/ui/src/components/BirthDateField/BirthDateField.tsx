import { clsx } from 'clsx';
import { useRef, useState, type ClipboardEvent, type CSSProperties, type FocusEvent, type Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { digitsOf } from '../../text/typed.ts';
import * as field from '../Field/Field.css.ts';
import { HiddenInput } from '../Field/HiddenInput.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { GroupField } from '../Field/GroupField.tsx';
import { useFormError } from '../Field/useFormError.ts';
import { useStrings } from '../../provider/strings.ts';
import { dateParts, toParts, parseBirthDate, parseFullDate, toValue, type DatePart } from './birthDate.ts';
import * as styles from './BirthDateField.css.ts';

/** Strings of {@link BirthDateField}. */
export type BirthDateStrings = Readonly<Record<DatePart, string>>;

const defaultStrings: BirthDateStrings = { month: 'Month', day: 'Day', year: 'Year' };

/** Props of {@link BirthDateField}. */
export interface BirthDateFieldProps extends FieldTexts {
  /** Controlled value, `YYYY-MM-DD`, or the incomplete text last passed to `onChange`. */
  value?: string;
  /** Initial value of an uncontrolled field, `YYYY-MM-DD`. @default '' */
  defaultValue?: string;
  /**
   * Called with `YYYY-MM-DD`, an empty string, or the incomplete text. `birthDateError` explains what is wrong with
   * it.
   */
  onChange?: (value: string) => void;
  /** Called when focus leaves all three fields. */
  onBlur?: () => void;
  /** Name of the value in the surrounding Form. */
  name?: string;
  /** Whether an answer is required. @default false */
  isRequired?: boolean;
  /** Whether the field is disabled. @default false */
  isDisabled?: boolean;
  /** Whether the date can be read but not changed. @default false */
  isReadOnly?: boolean;
  /** `off` for a date that isn't the patient's birthday, so that the browser doesn't suggest one. @default 'bday' */
  autoComplete?: 'bday' | 'off';
  /** Labels of the three fields. */
  strings?: Partial<BirthDateStrings>;
  id?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Birth date in three short fields, stored as `YYYY-MM-DD` (specification section 3, `basic.birthDate`). */
export function BirthDateField({
  errorMessage,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  name,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  autoComplete = 'bday',
  strings: overrides,
  ...rest
}: BirthDateFieldProps) {
  const strings = useStrings('BirthDate', defaultStrings, overrides);
  const [typed, setTyped] = useState(() => toParts(value ?? defaultValue));
  // Keeps the text as typed ("2", not "02") while it represents the current value.
  const parts = value === undefined || toValue(typed) === value ? typed : toParts(value);
  const formError = useFormError(name);
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const message = errorMessage ?? formError.message;
  const parsed = parseBirthDate(toValue(parts));
  const invalidParts: readonly DatePart[] = parsed.kind === 'invalid' ? parsed.parts : dateParts;

  const update = (next: typeof parts) => {
    setTyped(next);
    formError.clear();
    onChange?.(toValue(next));
  };
  const handlePaste = (event: ClipboardEvent) => {
    const date = parseFullDate(event.clipboardData.getData('text'));
    if (!date || isReadOnly) return;
    event.preventDefault();
    update(date);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onBlur?.();
  };
  return (
    <GroupField {...rest} message={message} onBlur={handleBlur}>
      {(messageId) => (
        <div className={styles.parts}>
          {dateParts.map((part) => (
            <label key={part} className={styles.part}>
              <span className={styles.name}>{strings[part]}</span>
              <Input
                ref={(element) => {
                  inputs.current[part] = element;
                }}
                value={parts[part]}
                onChange={({ target }) => update({ ...parts, [part]: digitsOf(target.value) })}
                onPaste={handlePaste}
                inputMode="numeric"
                autoComplete={autoComplete === 'off' ? 'off' : `bday-${part}`}
                maxLength={part === 'year' ? 4 : 2}
                required={false}
                aria-required={isRequired}
                disabled={isDisabled}
                readOnly={isReadOnly}
                {...(message !== undefined &&
                  invalidParts.includes(part) && { 'aria-invalid': true, 'aria-describedby': messageId })}
                className={clsx(field.input, styles.input[part])}
              />
            </label>
          ))}
          <HiddenInput
            name={name}
            value={toValue(parts)}
            isDisabled={isDisabled}
            onFocus={() => inputs.current[invalidParts[0] ?? 'month']?.focus()}
          />
        </div>
      )}
    </GroupField>
  );
}
