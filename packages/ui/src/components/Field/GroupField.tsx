import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';
import { FieldHead } from './FieldHead.tsx';
import { ErrorText } from './FieldMessage.tsx';
import type { GroupTexts } from './fieldTexts.ts';

/** Props of {@link GroupField}. */
export interface GroupFieldProps
  extends Omit<GroupTexts, 'errorMessage'>, Omit<HTMLAttributes<HTMLFieldSetElement>, 'children'> {
  /** Error of the group as a whole. */
  message: string | undefined;
  /** Renders the controls. Invalid controls reference `messageId` in `aria-describedby`. */
  children: (messageId: string) => ReactNode;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** Several controls that form one field, with one label, one help text and one error line. */
export function GroupField({
  label,
  description,
  optionalLabel,
  message,
  children,
  className,
  ...rest
}: GroupFieldProps) {
  const id = useId();
  const [labelId, helpId, messageId] = [`${id}label`, `${id}help`, `${id}message`];
  const described = [description && helpId, message && messageId].filter(Boolean).join(' ');
  return (
    <fieldset
      {...(label !== undefined && { 'aria-labelledby': labelId })}
      {...(described && { 'aria-describedby': described })}
      {...rest}
      className={clsx(styles.field, styles.group, className)}
    >
      <LabelContext value={{ id: labelId, elementType: 'span' }}>
        <TextContext value={{ slots: { description: { id: helpId } } }}>
          <FieldHead label={label} description={description} optionalLabel={optionalLabel} />
        </TextContext>
      </LabelContext>
      {children(messageId)}
      <div className={styles.message}>
        {message && (
          <span id={messageId} className={styles.error}>
            <ErrorText>{message}</ErrorText>
          </span>
        )}
      </div>
    </fieldset>
  );
}
