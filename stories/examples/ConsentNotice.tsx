import { ConsentNotice } from '@patient/ui/ConsentNotice';
import { Link } from '@patient/ui/Link';

/** Analytics are loaded after a yes, and only then. */
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
