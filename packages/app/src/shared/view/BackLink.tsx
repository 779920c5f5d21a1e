import { Icon } from '@patient/ui/Icon';
import { Link } from '@patient/ui/Link';

/** Props of {@link BackLink}. */
export interface BackLinkProps {
  href: string;
  /** Name of the page it leads to. */
  children: string;
}

/** Link to the page above. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <p>
      <Link href={href} variant="standalone">
        <Icon name="arrow-back" size="small" /> {children}
      </Link>
    </p>
  );
}
