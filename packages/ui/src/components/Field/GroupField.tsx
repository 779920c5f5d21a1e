import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';
import { FieldHead } from './FieldHead.tsx';
import { MessageWords } from './FieldMessage.tsx';
import type { GroupTexts } from './fieldTexts.ts';

/** Props of {@link GroupField}. */
export interface GroupFieldProps
  extends Omit<GroupTexts, 'errorMessage'>, Omit<HTMLAttributes<HTMLFieldSetElement>, 'children'> {
  /** What is wrong with the group as a whole. */
  message: string | undefined;
  /** Its controls; each of them that is wrong is described by `messageId`. */
  children: (messageId: string) => ReactNode;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** Several controls that are one field to the patient: one label, one help, one line for an error. */
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
      className={[styles.field, styles.group, className].filter(Boolean).join(' ')}
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
            <MessageWords>{message}</MessageWords>
          </span>
        )}
      </div>
    </fieldset>
  );
}
