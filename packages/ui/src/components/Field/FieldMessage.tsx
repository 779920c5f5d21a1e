import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Drawing } from '../Icon/Drawing.tsx';
import { error } from '../Icon/firstDrawings.ts';
import * as styles from './Field.css.ts';

/** The drawing and the words of an error. */
export function MessageWords({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.errorIcon}>
        <Drawing d={error} size="small" />
      </span>
      <span>{children}</span>
    </>
  );
}

/** The line under a field: kept free until there is an error, from the field or from the Form around it. */
export function FieldMessage({ children }: { children?: string | undefined }) {
  return (
    <div className={styles.message}>
      <FieldError className={styles.error}>
        {({ validationErrors }) => <MessageWords>{children ?? validationErrors.join(' ')}</MessageWords>}
      </FieldError>
    </div>
  );
}
