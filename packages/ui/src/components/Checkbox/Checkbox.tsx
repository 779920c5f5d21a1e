import { clsx } from 'clsx';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { Text } from 'react-aria-components/Text';
import * as choice from '../Field/choice.css.ts';
import * as field from '../Field/Field.css.ts';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import { SelectionIndicator } from '../Field/SelectionIndicator.tsx';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<
  CheckboxFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior' | 'inputRef'
> {
  /**
   * Statement the patient agrees to, or setting they turn on. Pressing a Link inside it doesn't toggle the checkbox.
   */
  children: ReactNode;
  /** Help text, read after the label. */
  description?: ReactNode;
  /** What is wrong and how to fix it. Marks the checkbox invalid and overrides an error from the Form. */
  errorMessage?: string | undefined;
  /** Ref to the `<input>` element. */
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Checkbox for a single statement. */
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
      // Leaves `isInvalid` unset without an error, because the Form may set it.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      className={clsx(field.field, className)}
    >
      <CheckboxButton className={choice.row}>
        <SelectionIndicator type="checkbox" isIndeterminate={rest.isIndeterminate ?? false} />
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
