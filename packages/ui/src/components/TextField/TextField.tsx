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
  /** An example, never the label. */
  placeholder?: string;
  /** A control inside the box, at its end. */
  end?: ReactNode;
  /** More for the `<input>` itself, such as `enterKeyHint` or `list`. */
  inputProps?: Omit<InputProps, 'className' | 'style' | 'ref'>;
  /** The `<input>` itself. */
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** One line of writing, with its label, help and error. */
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
  const inputClasses = [styles.input, end && styles.hasEnd].filter(Boolean).join(' ');
  return (
    <AriaTextField
      {...rest}
      // Only a wrong value is a state of ours; otherwise the Form may bring one.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      className={[styles.field, className].filter(Boolean).join(' ')}
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
