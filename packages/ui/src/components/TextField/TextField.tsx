import type { CSSProperties, ReactNode, Ref } from 'react';
import { Input, type InputProps } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldMessage } from './FieldMessage.tsx';
import * as styles from './TextField.css.ts';

/** Props of {@link TextField}. */
export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior'
> {
  /** What to write here. Always on the screen; a placeholder is no label. */
  label: ReactNode;
  /** Help that stays while writing: a format, a reason. */
  description?: ReactNode;
  /** What is wrong and how to put it right. Marks the field invalid; wins over an error of the Form. */
  errorMessage?: string | undefined;
  /** An example, never the label. */
  placeholder?: string;
  /** Said after the label of a field that may be left out; `null` says nothing. @default null */
  optionalLabel?: ReactNode;
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
      <Label className={styles.label}>
        {label}
        {optionalLabel !== null && (
          <>
            {' '}
            <span className={styles.optional}>{optionalLabel}</span>
          </>
        )}
      </Label>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
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
