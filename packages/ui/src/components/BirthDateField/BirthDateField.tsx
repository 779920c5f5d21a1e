import { useRef, useState, type ClipboardEvent, type CSSProperties, type FocusEvent, type Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import * as field from '../Field/Field.css.ts';
import { FieldValue } from '../Field/FieldValue.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { GroupField } from '../Field/GroupField.tsx';
import { useFormError } from '../Field/useFormError.ts';
import { dateParts, partsOf, readBirthDate, spreadDate, valueOf, type DatePart } from './birthDate.ts';
import * as styles from './BirthDateField.css.ts';

/** Words of {@link BirthDateField}. */
export type BirthDateStrings = Readonly<Record<DatePart, string>>;

const english: BirthDateStrings = { month: 'Month', day: 'Day', year: 'Year' };

/** Props of {@link BirthDateField}. */
export interface BirthDateFieldProps extends FieldTexts {
  /** `YYYY-MM-DD`, where the screen keeps it; what is not whole yet stays as `onChange` gave it. */
  value?: string;
  /** `YYYY-MM-DD` at first, where the field keeps it. @default '' */
  defaultValue?: string;
  /** `YYYY-MM-DD`, empty, or what is written so far; `birthDateError` says what is wrong with it. */
  onChange?: (value: string) => void;
  /** The patient has left all three. */
  onBlur?: () => void;
  /** Name of the value in the Form around it. */
  name?: string;
  /** @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  isReadOnly?: boolean;
  /** `off` for a date that is nobody's birthday, so that none is offered. @default 'bday' */
  autoComplete?: 'bday' | 'off';
  /** Names of the three fields. */
  strings?: Partial<BirthDateStrings>;
  id?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLFieldSetElement>;
}

/** A birth date in three short fields, stored `YYYY-MM-DD` (specification section 3, `basic.birthDate`). */
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
  strings,
  ...rest
}: BirthDateFieldProps) {
  const words = { ...english, ...strings };
  const [own, setOwn] = useState(() => partsOf(value ?? defaultValue));
  // What is written stays as it is written ("2", not "02") as long as it means the value.
  const written = value === undefined || valueOf(own) === value ? own : partsOf(value);
  const formError = useFormError(name);
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const message = errorMessage ?? formError.message;
  const reading = readBirthDate(valueOf(written));
  const wrong: readonly DatePart[] = reading.kind === 'wrong' ? reading.parts : dateParts;

  const write = (next: typeof written) => {
    setOwn(next);
    formError.clear();
    onChange?.(valueOf(next));
  };
  const paste = (event: ClipboardEvent) => {
    const whole = spreadDate(event.clipboardData.getData('text'));
    if (!whole || isReadOnly) return;
    event.preventDefault();
    write(whole);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onBlur?.();
  };
  return (
    <GroupField {...rest} message={message} onBlur={leave}>
      {(messageId) => (
        <div className={styles.parts}>
          {dateParts.map((part) => (
            <label key={part} className={styles.part}>
              <span className={styles.name}>{words[part]}</span>
              <Input
                ref={(element) => {
                  inputs.current[part] = element;
                }}
                value={written[part]}
                onChange={({ target }) => write({ ...written, [part]: target.value.replace(/\D/g, '') })}
                onPaste={paste}
                inputMode="numeric"
                autoComplete={autoComplete === 'off' ? 'off' : `bday-${part}`}
                maxLength={part === 'year' ? 4 : 2}
                required={false}
                aria-required={isRequired}
                disabled={isDisabled}
                readOnly={isReadOnly}
                {...(message !== undefined &&
                  wrong.includes(part) && { 'aria-invalid': true, 'aria-describedby': messageId })}
                className={[field.input, styles.input[part]].join(' ')}
              />
            </label>
          ))}
          <FieldValue
            name={name}
            value={valueOf(written)}
            isDisabled={isDisabled}
            onFocus={() => inputs.current[wrong[0] ?? 'month']?.focus()}
          />
        </div>
      )}
    </GroupField>
  );
}
