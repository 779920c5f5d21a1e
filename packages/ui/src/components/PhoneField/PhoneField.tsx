import { useLayoutEffect, useRef, useState } from 'react';
import { HiddenInput } from '../Field/HiddenInput.tsx';
import { useFormError } from '../Field/useFormError.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { formatPhone, formatWithCaret, phoneValue, type TextWithCaret } from './phone.ts';

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

/** US phone number, formatted while the patient types (specification section 3, `phone`). */
export function PhoneField({
  value,
  defaultValue = '',
  onChange,
  name,
  errorMessage,
  autoComplete = 'tel',
  ...rest
}: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<TextWithCaret>(() => ({
    text: formatPhone(value ?? defaultValue),
    caret: 0,
  }));
  const text = value === undefined || phoneValue(typed.text) === value ? typed.text : formatPhone(value);
  const formError = useFormError(name);
  const message = errorMessage ?? formError.message;

  // Restores the caret, which setting the text by script moves to the end.
  useLayoutEffect(() => {
    if (document.activeElement === input.current) input.current?.setSelectionRange(typed.caret, typed.caret);
  }, [typed]);

  const handleChange = (raw: string) => {
    const next = formatWithCaret({ text: raw, caret: input.current?.selectionStart ?? raw.length });
    setTyped(next);
    formError.clear();
    onChange?.(phoneValue(next.text));
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
