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
  /** What is on or off, as a noun: "Text messages". */
  children: ReactNode;
  /** More about it, read after its name. */
  description?: ReactNode;
  /** Why it could not be changed, and what to do. Wins over an error of the Form. */
  errorMessage?: string | undefined;
  /** The `<input>` itself. */
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Something that is on or off, and changes at once. To agree to something that is sent later, use a Checkbox. */
export function Switch({ children, description, errorMessage, inputRef, className, ...rest }: SwitchProps) {
  return (
    <SwitchField
      {...rest}
      {...(inputRef && { inputRef })}
      // Only a wrong value is a state of ours; otherwise the Form may bring one.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      className={[field.field, className].filter(Boolean).join(' ')}
    >
      <SwitchButton className={[choice.row, styles.row].join(' ')}>
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
      <FieldMessage>{errorMessage}</FieldMessage>
    </SwitchField>
  );
}
