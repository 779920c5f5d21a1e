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

/** Reserved line below a field for an error of the field or of the surrounding Form. */
export function FieldMessage({ children }: { children?: string | undefined }) {
  return (
    <div className={styles.message}>
      <FieldError className={styles.error}>
        {({ validationErrors }) => <ErrorText>{children ?? validationErrors.join(' ')}</ErrorText>}
      </FieldError>
    </div>
  );
}
