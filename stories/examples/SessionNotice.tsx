import { LinkButton } from '@patient/ui/Link';
import { SessionNotice } from '@patient/ui/SessionNotice';

export const LoggedOut = () => (
  <SessionNotice reason="expired" action={<LinkButton href="/login">Log in</LinkButton>} />
);
