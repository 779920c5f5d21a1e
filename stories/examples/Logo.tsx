import { Link } from '@patient/ui/Link';
import { Logo } from '@patient/ui/Logo';

/** Mark and name come from the UiProvider's brand; the name is also the link's accessible name. */
export const HomeLink = () => (
  <Link href="/login">
    <Logo />
  </Link>
);
