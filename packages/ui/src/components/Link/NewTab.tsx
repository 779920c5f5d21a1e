import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Link.css.ts';

/** Says, to the eye and to a screen reader, that a link opens elsewhere. */
export function NewTab({ label }: { label: string }) {
  return (
    <span className={styles.external}>
      <Icon name="external" size="small" />
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
