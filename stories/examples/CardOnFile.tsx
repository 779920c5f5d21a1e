import { CardOnFile, type RevealedCard } from '@patient/ui/CardOnFile';
import { Link } from '@patient/ui/Link';

/** The full number is only stored in the screen's state, and only while it is visible. */
export const PaymentCard = ({
  revealed,
  onReveal,
  onHide,
}: {
  revealed: RevealedCard | undefined;
  onReveal: () => void;
  onHide: () => void;
}) => (
  <CardOnFile
    card={{ brand: 'Visa', lastFour: '4242', expires: '04/29' }}
    revealed={revealed}
    onReveal={onReveal}
    onHide={onHide}
    action={
      <Link variant="standalone" href="/user/profile">
        Use another card
      </Link>
    }
  />
);
