import { Dialog } from '../../components/Dialog/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/Link/index.ts';
import { CopyAddress } from './CopyAddress.tsx';
import * as styles from './ContactDialog.css.ts';

/** Words of {@link ContactDialog}. */
export interface ContactDialogStrings {
  /** @default 'Contact us' */
  title: string;
  /** Who answers, and when. */
  lead: string;
  /** What does not belong into an email. */
  privacy: string;
  /** Before the address, for screen readers. @default 'Support email' */
  address: string;
  /** @default 'Write an email' */
  write: string;
  /** @default 'Copy' */
  copy: string;
  /** Name of that button; begins with its word. @default 'Copy address' */
  copyLabel: string;
  /** Said when it was copied. @default 'Copied' */
  copied: string;
  /** Said when the browser did not allow it: the address is selected then. */
  notCopied: string;
  /** @default 'If this is an emergency, call 911.' */
  emergency: string;
  /** Name of the close button. @default 'Close' */
  close: string;
}

const english: ContactDialogStrings = {
  title: 'Contact us',
  lead: 'Support answers by email, 24 hours a day, 7 days a week.',
  privacy:
    'Please leave medical details for your doctor, in your messages here: email is not the place for them.',
  address: 'Support email',
  write: 'Write an email',
  copy: 'Copy',
  copyLabel: 'Copy address',
  copied: 'Copied',
  notCopied: 'Your browser did not copy it. The address is selected: copy it with your keyboard.',
  emergency: 'If this is an emergency, call 911.',
  close: 'Close',
};

/** Props of {@link ContactDialog}. */
export interface ContactDialogProps {
  /** Whether it is on the page; nothing of it is there while closed. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The brand's support address. */
  email: string;
  strings?: Partial<ContactDialogStrings>;
}

/** How to reach support: by email, at any hour (specification sections 1, 2 and 9: 500 px at most). */
export function ContactDialog({ isOpen, onOpenChange, email, strings }: ContactDialogProps) {
  const words = { ...english, ...strings };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="help"
      title={words.title}
      closeLabel={words.close}
    >
      <p>{words.lead}</p>
      <CopyAddress email={email} words={words} />
      <LinkButton href={`mailto:${email}`} variant="primary" icon={<Icon name="mail" />} isWide>
        {words.write}
      </LinkButton>
      <p className={styles.quiet}>{words.privacy}</p>
      <p className={styles.quiet}>{words.emergency}</p>
    </Dialog>
  );
}
