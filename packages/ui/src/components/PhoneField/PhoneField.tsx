import { useRef, useState } from 'react';
import { HiddenInput } from '../Field/HiddenInput.tsx';
import { useFormError } from '../Field/useFormError.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { formatPhone, phoneValue } from './phone.ts';

/** Props of {@link PhoneField}. */
export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'inputRef' | 'end' | 'maxLength'
> {
  /** Controlled value, `+14155550132`, or the incomplete text last passed to `onChange`. */
  value?: string;
  /** Initial value of an uncontrolled field, `+14155550132`. @default '' */
  defaultValue?: string;
  /**
   * Called with `+14155550132` (E.164) when the number is complete, otherwise with the text so far. See
   * `isPhoneNumber`.
   */
  onChange?: (value: string) => void;
  /** Browser autofill token. @default 'tel' */
  autoComplete?: string;
}

/**
 * US phone number (specification section 3, `phone`), formatted when the focus leaves it. Formatting while the patient types would
 * break composition, undo and redo.
 */
export function PhoneField({
  value,
  defaultValue = '',
  onChange,
  name,
  errorMessage,
  autoComplete = 'tel',
  onBlur,
  ...rest
}: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => formatPhone(value ?? defaultValue));
  const text = value === undefined || phoneValue(typed) === value ? typed : formatPhone(value);
  const formError = useFormError(name);
  const message = errorMessage ?? formError.message;

  const handleChange = (next: string) => {
    setTyped(next);
    formError.clear();
    onChange?.(phoneValue(next));
  };
  return (
    <>
      <TextField
        {...rest}
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete}
        inputRef={input}
        // Digits are grouped from left to right in every language.
        inputProps={{ dir: 'ltr', ...rest.inputProps }}
        value={text}
        onChange={handleChange}
        onBlur={(event) => {
          setTyped(formatPhone(text));
          onBlur?.(event);
        }}
        errorMessage={message}
      />
      <HiddenInput
        name={name}
        value={phoneValue(text)}
        isDisabled={rest.isDisabled}
        onFocus={() => input.current?.focus()}
      />
    </>
  );
}
