import { useLayoutEffect, useRef, useState } from 'react';
import { FieldValue } from '../Field/FieldValue.tsx';
import { useFormError } from '../Field/useFormError.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { formatPhone, formatWriting, phoneValue, type Writing } from './phone.ts';

/** Props of {@link PhoneField}. */
export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'inputRef' | 'end' | 'maxLength'
> {
  /** `+14155550132`, or what is written so far as `onChange` gave it, where the screen keeps it. */
  value?: string;
  /** `+14155550132` at first, where the field keeps it. @default '' */
  defaultValue?: string;
  /** `+14155550132` (E.164) as soon as the number is whole, what is written until then; see `isPhoneNumber`. */
  onChange?: (value: string) => void;
  /** @default 'tel' */
  autoComplete?: string;
}

/** A US phone number, grouped while it is written (specification section 3, `phone`). */
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
  const [own, setOwn] = useState<Writing>(() => ({ text: formatPhone(value ?? defaultValue), caret: 0 }));
  const text = value === undefined || phoneValue(own.text) === value ? own.text : formatPhone(value);
  const formError = useFormError(name);
  const message = errorMessage ?? formError.message;

  // A text set by script takes the caret to its end.
  useLayoutEffect(() => {
    if (document.activeElement === input.current) input.current?.setSelectionRange(own.caret, own.caret);
  }, [own]);

  const write = (written: string) => {
    const next = formatWriting({ text: written, caret: input.current?.selectionStart ?? written.length });
    setOwn(next);
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
        onChange={write}
        errorMessage={message}
      />
      <FieldValue
        name={name}
        value={phoneValue(text)}
        isDisabled={rest.isDisabled}
        onFocus={() => input.current?.focus()}
      />
    </>
  );
}
