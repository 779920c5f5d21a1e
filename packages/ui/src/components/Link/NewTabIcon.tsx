import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Link.css.ts';

/** Icon and screen reader text for links that open in a new tab. */
export function NewTabIcon({ label }: { label: string }) {
  return (
    <span className={styles.external}>
      <Icon name="external" size="small" />
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
