import { clsx } from 'clsx';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Input, type InputProps } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
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
  className,
  ...rest
}: TextFieldProps) {
  const inputClasses = clsx(styles.input, end && styles.hasEnd);
  return (
    <AriaTextField
      {...rest}
      // Leaves `isInvalid` unset without an error, because the Form may set it.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
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
