import type { CSSProperties, Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import * as field from '../Field/Field.css.ts';
import { FieldHead } from '../Field/FieldHead.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { useValue } from '../Field/useValue.ts';
import { CharacterCount } from './CharacterCount.tsx';
import * as styles from './TextArea.css.ts';

/** Words of {@link TextArea}. */
export interface TextAreaStrings {
  /** The room left; below zero, how many characters are too many. @default '20 characters left' */
  left: (left: number) => string;
}

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

const english: TextAreaStrings = {
  left: (left) => (left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`),
};

/** Props of {@link TextArea}. */
export interface TextAreaProps
  extends
    FieldTexts,
    Omit<
      AriaTextFieldProps,
      'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior' | 'type' | 'maxLength'
    > {
  /** An example, never the label. */
  placeholder?: string;
  /**
   * Most characters the service takes: shows how many are left. Nothing is cut off; whoever sends it checks.
   */
  characterLimit?: number | undefined;
  /** The `<textarea>` itself. */
  inputRef?: Ref<HTMLTextAreaElement>;
  strings?: Partial<TextAreaStrings>;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** A few sentences in the patient's own words. Three lines high, and grows with what is written. */
export function TextArea({
  label,
  description,
  errorMessage,
  optionalLabel,
  placeholder,
  characterLimit,
  inputRef,
  strings,
  value,
  defaultValue = '',
  onChange,
  className,
  ...rest
}: TextAreaProps) {
  const words = { ...english, ...strings };
  const [text, write] = useValue(value, defaultValue, onChange);
  return (
    <AriaTextField
      {...rest}
      // Only a wrong value is a state of ours; otherwise the Form may bring one.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      value={text}
      onChange={write}
      className={[field.field, className].filter(Boolean).join(' ')}
    >
      <FieldHead label={label} description={description} optionalLabel={optionalLabel} />
      <div className={styles.grow} data-text={text}>
        <AriaTextArea
          {...(placeholder !== undefined && { placeholder })}
          {...(inputRef && { ref: inputRef })}
          rows={3}
          className={[field.input, styles.area].join(' ')}
        />
      </div>
      <div className={styles.foot}>
        <FieldMessage>{errorMessage}</FieldMessage>
        {characterLimit !== undefined && (
          <CharacterCount text={text} limit={characterLimit} say={words.left} />
        )}
      </div>
    </AriaTextField>
  );
}
