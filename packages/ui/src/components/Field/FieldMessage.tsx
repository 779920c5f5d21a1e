import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
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
  /** Whether the line is there before the error is; not where nothing is validated while typing. @default true */
  isReserved?: boolean;
}

/** Line below a field for an error of the field or of the surrounding Form. */
export function FieldMessage({ children, isReserved = true }: FieldMessageProps) {
  return (
    <div className={clsx(styles.message, !isReserved && styles.messageOnDemand)}>
      <FieldError className={styles.error}>
        {({ validationErrors }) => <ErrorText>{children ?? validationErrors.join(' ')}</ErrorText>}
      </FieldError>
    </div>
  );
}
