import { SessionNotice } from '@patient/ui/SessionNotice';

export const LoggedOut = () => <SessionNotice reason="expired" signInHref="/login" />;
