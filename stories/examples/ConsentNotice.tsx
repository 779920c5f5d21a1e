import { ConsentNotice } from '@patient/ui/ConsentNotice';
import { Link } from '@patient/ui/Link';

/** Analytics are only loaded after consent. */
export const AskForAnalytics = ({ answer }: { answer: (isAllowed: boolean) => void }) => (
  <ConsentNotice
    onAccept={() => answer(true)}
    onDecline={() => answer(false)}
    details={
      <Link variant="standalone" href="/privacy">
        How we handle your data
      </Link>
    }
  />
);
