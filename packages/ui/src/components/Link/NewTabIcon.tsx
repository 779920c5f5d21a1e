import { external } from '../Icon/criticalIcons.ts';
import { SvgIcon } from '../Icon/SvgIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Link.css.ts';

/** Icon and screen reader text for links that open in a new tab. */
export function NewTabIcon({ label }: { label: string }) {
  return (
    <span className={styles.external}>
      <SvgIcon d={external} size="small" isDirectional />
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
