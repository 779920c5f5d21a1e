import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';
import type { GroupTexts } from './fieldTexts.ts';

/** Props of {@link FieldHead}. */
export interface FieldHeadProps extends GroupTexts {
  /** Id of the help text, for groups that reference it themselves, because react-aria would repeat it for each option. */
  helpId?: string;
}

/** Label and help text above a control. The surrounding react-aria field associates both with the control. */
export function FieldHead({ label, description, optionalLabel = null, helpId }: FieldHeadProps) {
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
      {description &&
        (helpId === undefined ? (
          <Text slot="description" className={styles.description}>
            {description}
          </Text>
        ) : (
          <span id={helpId} className={styles.description}>
            {description}
          </span>
        ))}
    </>
  );
}
