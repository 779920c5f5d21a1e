import { clsx } from 'clsx';
import { useContext, useState, type ReactNode } from 'react';
import { FieldError, FieldErrorContext } from 'react-aria-components/FieldError';
import { FormContext } from 'react-aria-components/Form';
import { useSlottedContext } from 'react-aria-components/slots';
import { SvgIcon } from '../Icon/SvgIcon.tsx';
import { error } from '../Icon/criticalIcons.ts';
import * as styles from './Field.css.ts';

/** Icon and text of an error. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.errorIcon}>
        <SvgIcon d={error} size="small" />
      </span>
      <span>{children}</span>
    </>
  );
}

/** Props of {@link FieldMessage}. */
export interface FieldMessageProps {
  children?: string | undefined;
  /** Whether the line is reserved before there is an error; not needed if errors do not appear while typing. @default true */
  isReserved?: boolean;
  /** Short note in the same line, while there is no error. */
  note?: ReactNode;
}

/**
 * Text of a Form's error that an edit has cleared, until the next submission. Its space stays reserved, because leaving the
 * field by pressing a button below clears the error, and the button must not move before it is released.
 */
function useClearedError(): string | undefined {
  const submission = useSlottedContext(FormContext)?.validationErrors;
  const validation = useContext(FieldErrorContext);
  const shown = validation?.isInvalid ? validation.validationErrors.join(' ') : undefined;
  const [last, setLast] = useState({ submission, text: shown });
  if (last.submission !== submission || (shown !== undefined && shown !== last.text))
    setLast({ submission, text: shown });
  return shown === undefined && last.submission === submission ? last.text : undefined;
}

/** Line below a field for an error of the field or of the surrounding Form. */
export function FieldMessage({ children, isReserved = true, note }: FieldMessageProps) {
  const cleared = useClearedError();
  return (
    <div className={clsx(styles.message, !isReserved && styles.messageOnDemand)}>
      <FieldError className={styles.error}>
        {({ validationErrors }) => <ErrorText>{children ?? validationErrors.join(' ')}</ErrorText>}
      </FieldError>
      {isReserved && cleared && (
        <span className={clsx(styles.error, styles.errorSpace)} aria-hidden="true">
          <ErrorText>{cleared}</ErrorText>
        </span>
      )}
      {note}
    </div>
  );
}
