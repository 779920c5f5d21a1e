import { clsx } from 'clsx';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import * as choice from '../Field/choice.css.ts';
import * as field from '../Field/Field.css.ts';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import * as styles from './Switch.css.ts';

/** Props of {@link Switch}. */
export interface SwitchProps extends Omit<
  SwitchFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'isRequired' | 'validationBehavior' | 'inputRef'
> {
  /** Setting that is on or off, as a noun: "Text messages". */
  children: ReactNode;
  /** Help text, read after the label. */
  description?: ReactNode;
  /** Why the change failed and what to do next. Overrides an error from the Form. */
  errorMessage?: string | undefined;
  /** Ref to the `<input>` element. */
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Setting that takes effect immediately. For a statement submitted with a form, use a Checkbox. */
export function Switch({ children, description, errorMessage, inputRef, className, ...rest }: SwitchProps) {
  return (
    <SwitchField
      {...rest}
      {...(inputRef && { inputRef })}
      // Leaves `isInvalid` unset without an error, because the Form may set it.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      className={clsx(field.field, className)}
    >
      <SwitchButton className={clsx(choice.row, styles.row)}>
        <span>{children}</span>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.thumb} />
        </span>
      </SwitchButton>
      {description && (
        <Text slot="description" className={styles.help}>
          {description}
        </Text>
      )}
      {/* No reserved line, because an error never appears on blur, only after a change was not saved. */}
      <FieldMessage isReserved={false}>{errorMessage}</FieldMessage>
    </SwitchField>
  );
}
