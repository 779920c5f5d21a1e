import { FieldError } from 'react-aria-components/FieldError';
import { Icon } from '../Icon/index.ts';
import * as styles from './Field.css.ts';

/** The line under a field: kept free until there is an error, from the field or from the Form around it. */
export function FieldMessage({ children }: { children?: string | undefined }) {
  return (
    <div className={styles.message}>
      <FieldError className={styles.error}>
        {({ validationErrors }) => (
          <>
            <span className={styles.errorIcon}>
              <Icon name="error" size="small" />
            </span>
            <span>{children ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </div>
  );
}
