import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';
import type { GroupTexts } from './fieldTexts.ts';

/** Label and help text above a control. The surrounding react-aria field associates both with the control. */
export function FieldHead({ label, description, optionalLabel = null }: GroupTexts) {
  return (
    <>
      {label !== undefined && (
        <Label className={styles.label}>
          {label}
          {optionalLabel !== null && (
            <>
              {' '}
              <span className={styles.optional}>{optionalLabel}</span>
            </>
          )}
        </Label>
      )}
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
    </>
  );
}
