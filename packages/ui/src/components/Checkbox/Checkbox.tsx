import type { CSSProperties, ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import * as choice from '../Field/choice.css.ts';
import * as field from '../Field/Field.css.ts';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { Mark } from '../Field/Mark.tsx';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<
  CheckboxFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior' | 'inputRef'
> {
  /** What is agreed to or turned on, as a statement. A Link in it leads away and does not tick. */
  children: ReactNode;
  /** More about it, read after its name. */
  description?: ReactNode;
  /** What is wrong and how to put it right. Marks it invalid; wins over an error of the Form. */
  errorMessage?: string | undefined;
  /** The `<input>` itself. */
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** One statement to agree to. Its line for an error is kept free. */
export function Checkbox({
  children,
  description,
  errorMessage,
  inputRef,
  className,
  ...rest
}: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      {...(inputRef && { inputRef })}
      // Only a wrong value is a state of ours; otherwise the Form may bring one.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      className={[field.field, className].filter(Boolean).join(' ')}
    >
      <CheckboxButton className={choice.row}>
        <Mark kind="many" isIndeterminate={rest.isIndeterminate ?? false} />
        <span>{children}</span>
      </CheckboxButton>
      {description && (
        <Text slot="description" className={choice.help}>
          {description}
        </Text>
      )}
      <FieldMessage>{errorMessage}</FieldMessage>
    </CheckboxField>
  );
}
