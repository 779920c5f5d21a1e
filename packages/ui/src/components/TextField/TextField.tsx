import { clsx } from 'clsx';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Input, type InputProps } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { asciiSigns, typedLine } from '../../text/typed.ts';
import * as styles from '../Field/Field.css.ts';
import { FieldHead } from '../Field/FieldHead.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';

/** Props of {@link TextField}. */
export interface TextFieldProps
  extends
    FieldTexts,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior'> {
  /** Example value. Never a replacement for the label. */
  placeholder?: string;
  /** Control inside the field, at its end. */
  end?: ReactNode;
  /** Additional props for the `<input>`, such as `enterKeyHint` or `list`. */
  inputProps?: Omit<InputProps, 'className' | 'style' | 'ref'>;
  /** Ref to the `<input>` element. */
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Normalizes what is typed or pasted into an email, phone or number field; other text is reported as typed. */
function normalizerOf({
  type,
  inputMode,
}: Pick<TextFieldProps, 'type' | 'inputMode'>): ((text: string) => string) | undefined {
  if (type === 'email') return typedLine;
  return type === 'tel' || inputMode === 'numeric' || inputMode === 'decimal' ? asciiSigns : undefined;
}

/** Single-line text field with label, help text and error. */
export function TextField({
  label,
  description,
  errorMessage,
  placeholder,
  optionalLabel = null,
  end,
  inputProps,
  inputRef,
  onChange,
  className,
  ...rest
}: TextFieldProps) {
  const normalize = normalizerOf(rest);
  const inputClasses = clsx(styles.input, end && styles.hasEnd);
  return (
    <AriaTextField
      {...rest}
      // Leaves `isInvalid` unset without an error, because the Form may set it.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      onChange={(text) => onChange?.(normalize?.(text) ?? text)}
      className={clsx(styles.field, className)}
    >
      <FieldHead label={label} description={description} optionalLabel={optionalLabel} />
      <span className={styles.box}>
        <Input
          {...inputProps}
          {...(placeholder !== undefined && { placeholder })}
          {...(inputRef && { ref: inputRef })}
          className={inputClasses}
        />
        {end}
      </span>
      <FieldMessage>{errorMessage}</FieldMessage>
    </AriaTextField>
  );
}
