import { Icon } from '@patient/ui/Icon';
import { Link } from '@patient/ui/Link';
import { screenOnly } from '@patient/ui/print';

/** Props of {@link BackLink}. */
export interface BackLinkProps {
  href: string;
  /** Title of the target page. */
  children: string;
}

/** Link to the parent page. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <p className={screenOnly}>
      <Link href={href} variant="standalone">
        <Icon name="arrow-back" size="small" /> {children}
      </Link>
    </p>
  );
}
