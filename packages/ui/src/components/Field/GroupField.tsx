import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as styles from './Field.css.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import type { GroupTexts } from './fieldTexts.ts';

/** Props of {@link GroupField}. */
export interface GroupFieldProps
  extends Omit<GroupTexts, 'errorMessage'>, Omit<HTMLAttributes<HTMLFieldSetElement>, 'children'> {
  /** Error of the group as a whole. */
  message: string | undefined;
  /** Whether a new message is announced, because focus does not move to it. @default false */
  isMessageLive?: boolean;
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
  isMessageLive,
  children,
  className,
  ...rest
}: GroupFieldProps) {
  const id = useId();
  const labelId = `${id}label`;
  const ids = { help: `${id}help`, message: `${id}message` };
  const described = describedBy(ids, { description, message });
  return (
    <fieldset
      {...(label !== undefined && { 'aria-labelledby': labelId })}
      {...(described !== undefined && { 'aria-describedby': described })}
      {...rest}
      className={clsx(styles.field, styles.group, className)}
    >
      <FieldFrame
        label={label}
        description={description}
        optionalLabel={optionalLabel}
        ids={ids}
        labelProps={{ id: labelId, elementType: 'span' }}
        message={message}
        isMessageLive={isMessageLive}
      >
        {children(ids.message)}
      </FieldFrame>
    </fieldset>
  );
}
