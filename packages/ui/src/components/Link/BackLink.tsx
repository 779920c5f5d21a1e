import { screenOnly } from '../../print/screenOnly.css.ts';
import { Icon } from '../Icon/index.ts';
import { Link } from './Link.tsx';

/** Props of {@link BackLink}. */
export interface BackLinkProps {
  /** Path of the parent page. */
  href: string;
  /** Title of that page. */
  children: string;
}

/** Link to the parent page, above the heading. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <p className={screenOnly}>
      <Link href={href} variant="standalone">
        <Icon name="arrow-back" size="small" /> {children}
      </Link>
    </p>
  );
}
