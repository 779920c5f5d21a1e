import { Dialog } from '../../components/Dialog/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { EmergencyText, LinkButton } from '../../components/Link/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { CopyAddress } from './CopyAddress.tsx';
import * as styles from './ContactDialog.css.ts';

/** Strings shown by {@link ContactDialog}. */
export interface ContactDialogStrings {
  /** @default 'Contact us' */
  title: string;
  /** Who answers, and when. */
  lead: string;
  /** What not to send by email. */
  privacy: string;
  /** Precedes the address, for screen readers. @default 'Support email' */
  address: string;
  /** @default 'Send an email' */
  write: string;
  /** @default 'Copy' */
  copy: string;
  /** Accessible name of the copy button; starts with its visible label. @default 'Copy address' */
  copyLabel: string;
  /** Announced after copying. @default 'Copied' */
  copied: string;
  /** Shown when the browser blocks copying; the address is then selected. */
  notCopied: string;
  /** @default 'If this is an emergency, call 911.' */
  emergency: string;
  /** Accessible name of the close button. @default 'Close' */
  close: string;
}

const defaultStrings: ContactDialogStrings = {
  title: 'Contact us',
  lead: 'Our support team answers emails 24 hours a day, 7 days a week.',
  privacy: "Please don't email medical details.",
  address: 'Support email',
  write: 'Send an email',
  copy: 'Copy',
  copyLabel: 'Copy address',
  copied: 'Copied',
  notCopied: "Your browser couldn't copy the address. We selected it so you can copy it yourself.",
  emergency: 'If this is an emergency, call 911.',
  close: 'Close',
};

/** Props of {@link ContactDialog}. */
export interface ContactDialogProps {
  /** Whether the dialog is open; closed, it renders nothing. */
  isOpen: boolean;
  /** Called when the dialog closes. */
  onOpenChange: (isOpen: boolean) => void;
  /** Brand's support address. */
  email: string;
  /** Overrides for the default text. */
  strings?: Partial<ContactDialogStrings>;
}

/** Support contact by email, up to 500 px wide (specification sections 1, 2 and 9). */
export function ContactDialog({ isOpen, onOpenChange, email, strings: overrides }: ContactDialogProps) {
  const strings = useStrings('ContactDialog', defaultStrings, overrides);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="help"
      title={strings.title}
      closeLabel={strings.close}
    >
      <p>{strings.lead}</p>
      <CopyAddress email={email} strings={strings} />
      <LinkButton href={`mailto:${email}`} variant="primary" icon={<Icon name="mail" />} isWide>
        {strings.write}
      </LinkButton>
      <p className={styles.quiet}>{strings.privacy}</p>
      <p className={styles.quiet}>
        <EmergencyText>{strings.emergency}</EmergencyText>
      </p>
    </Dialog>
  );
}
