import { clsx } from 'clsx';
import { useId, type CSSProperties, type Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import * as field from '../Field/Field.css.ts';
import { describedBy } from '../Field/describedBy.ts';
import { FieldHead } from '../Field/FieldHead.tsx';
import { FieldMessage } from '../Field/FieldMessage.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { useValue } from '../Field/useValue.ts';
import { useStrings } from '../../provider/strings.ts';
import { CharacterCount } from './CharacterCount.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './TextArea.css.ts';

/** Strings of {@link TextArea}. */
export interface TextAreaStrings {
  /** Characters left, or how many are over the limit when negative. @default '20 characters left' */
  left: (left: number) => string;
  /** The limit, read when the field receives focus. @default 'Up to 500 characters' */
  limit: (limit: number) => string;
}

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

const defaultStrings: TextAreaStrings = {
  left: (left) => (left < 0 ? `${characters(-left)} over the limit` : `${characters(left)} left`),
  limit: (limit) => `Up to ${characters(limit)}`,
};

/** Props of {@link TextArea}. */
export interface TextAreaProps
  extends
    FieldTexts,
    Omit<
      AriaTextFieldProps,
      'children' | 'className' | 'style' | 'isInvalid' | 'validationBehavior' | 'type' | 'maxLength'
    > {
  /** Example value. Never a replacement for the label. */
  placeholder?: string;
  /**
   * Maximum length accepted by the service. Shows how many characters are left; doesn't truncate, so the caller has
   * to check.
   */
  characterLimit?: number | undefined;
  /** Off, so that browsers don't store what is typed beyond the session. @default 'off' */
  autoComplete?: string;
  /** Ref to the `<textarea>` element. */
  inputRef?: Ref<HTMLTextAreaElement>;
  strings?: Partial<TextAreaStrings>;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Multi-line text. Starts at three lines and grows with the text. */
export function TextArea({
  label,
  description,
  errorMessage,
  optionalLabel,
  placeholder,
  characterLimit,
  inputRef,
  autoComplete = 'off',
  strings: overrides,
  value,
  defaultValue = '',
  onChange,
  className,
  ...rest
}: TextAreaProps) {
  const strings = useStrings('TextArea', defaultStrings, overrides);
  const limitId = useId();
  const [text, write] = useValue(value, defaultValue, onChange);
  return (
    <AriaTextField
      {...rest}
      autoComplete={autoComplete}
      // Leaves `isInvalid` unset without an error, because the Form may set it.
      {...(errorMessage && { isInvalid: true })}
      validationBehavior="aria"
      {...describedBy(characterLimit !== undefined && limitId, rest['aria-describedby'])}
      value={text}
      onChange={write}
      className={clsx(field.field, className)}
    >
      <FieldHead label={label} description={description} optionalLabel={optionalLabel} />
      <div className={styles.grow} data-text={text}>
        <AriaTextArea
          {...(placeholder !== undefined && { placeholder })}
          {...(inputRef && { ref: inputRef })}
          rows={3}
          className={clsx(field.input, styles.area)}
        />
      </div>
      <div className={styles.foot}>
        <FieldMessage>{errorMessage}</FieldMessage>
        {characterLimit !== undefined && (
          <>
            <VisuallyHidden id={limitId}>{strings.limit(characterLimit)}</VisuallyHidden>
            <CharacterCount text={text} limit={characterLimit} format={strings.left} />
          </>
        )}
      </div>
    </AriaTextField>
  );
}
