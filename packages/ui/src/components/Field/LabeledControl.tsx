import { clsx } from 'clsx';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';
import { FieldHead } from './FieldHead.tsx';
import { ErrorText } from './FieldMessage.tsx';
import type { FieldTexts } from './fieldTexts.ts';

/** What a control needs to belong to its label, help text and error. */
export interface ControlIds {
  readonly id: string;
  readonly 'aria-describedby'?: string;
}

/** Props of {@link LabeledControl}. */
export interface LabeledControlProps extends Omit<FieldTexts, 'errorMessage'> {
  /** Error of the field or of the surrounding Form. */
  message: string | undefined;
  /** Renders the control. */
  children: (control: ControlIds) => ReactNode;
  /** Id of the control. @default a new one */
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** Label, help text and error line of one control of the browser's own, which react-aria has no field for. */
export function LabeledControl({
  label,
  description,
  optionalLabel,
  message,
  children,
  id: ownId,
  className,
  style,
}: LabeledControlProps) {
  const made = useId();
  const id = ownId ?? made;
  const [helpId, messageId] = [`${id}help`, `${id}message`];
  const described = [description && helpId, message && messageId].filter(Boolean).join(' ');
  return (
    <div className={clsx(styles.field, className)} style={style}>
      <LabelContext value={{ htmlFor: id }}>
        <TextContext value={{ slots: { description: { id: helpId } } }}>
          <FieldHead label={label} description={description} optionalLabel={optionalLabel} />
        </TextContext>
      </LabelContext>
      {children({ id, ...(described && { 'aria-describedby': described }) })}
      <div className={styles.message}>
        {message && (
          <span id={messageId} className={styles.error}>
            <ErrorText>{message}</ErrorText>
          </span>
        )}
      </div>
    </div>
  );
}
