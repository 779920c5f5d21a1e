import type { HTMLAttributes, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Avatar } from '../../components/Avatar/index.ts';
import { Badge } from '../../components/Badge/index.ts';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { safeHref } from '../../components/Link/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { countLabel as shownCount } from '../../text/countLabel.ts';
import * as styles from './AccountNav.css.ts';

/** A page of the account. */
export interface AccountNavItem {
  /** A path of this app. */
  href: string;
  label: string;
  icon: IconName;
  /** How many new things wait there; nothing is shown for 0. @default 0 */
  count?: number;
  /** The patient is on this page. @default false */
  isCurrent?: boolean;
}

/** Words of {@link AccountNav}. */
export interface AccountNavStrings {
  /** Name of the navigation. @default 'Account' */
  nav: string;
  help: string;
  logout: string;
  /** What follows the number, for screen readers. @default 'new' */
  countLabel: string;
}

const english: AccountNavStrings = { nav: 'Account', help: 'Help', logout: 'Log out', countLabel: 'new' };

/** Props of {@link AccountNav}. */
export interface AccountNavProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  items: readonly AccountNavItem[];
  /** Opens the help panel. */
  onHelp: () => void;
  onLogout: () => void;
  /** A page was chosen. */
  onFollow?: () => void;
  /** Who is signed in; `email` where it helps to tell. */
  patient?: { name: string; email?: string; avatarUrl?: string } | undefined;
  strings?: Partial<AccountNavStrings>;
  ref?: Ref<HTMLElement>;
}

/** An email address breaks before its @ before it breaks anywhere else. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <span className={styles.email}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}

/** The pages of the account, help and the way out: beside the page, or in the AccountDrawer. */
export function AccountNav({
  items,
  onHelp,
  onLogout,
  onFollow,
  patient,
  strings,
  className,
  ...rest
}: AccountNavProps) {
  const words = { ...english, ...strings };
  return (
    <nav aria-label={words.nav} {...rest} className={[styles.nav, className].filter(Boolean).join(' ')}>
      {patient && (
        <div className={styles.patient}>
          <Avatar name={patient.name} src={patient.avatarUrl} isDecorative />
          <div className={styles.names}>
            <span className={styles.name}>{patient.name}</span>
            {patient.email !== undefined && <Email address={patient.email} />}
          </div>
        </div>
      )}
      <ul className={styles.list}>
        {items.map(({ href, label, icon, count = 0, isCurrent = false }) => (
          <li key={href}>
            <Link
              href={safeHref(href) ?? '/'}
              {...(isCurrent && { 'aria-current': 'page' })}
              {...(onFollow && { onPress: onFollow })}
              className={styles.row}
            >
              <Icon name={icon} />
              <span className={styles.label}>{label}</span>
              {count > 0 && (
                <Badge tone="accent" className={styles.count}>
                  {shownCount(count)}
                  <VisuallyHidden> {words.countLabel}</VisuallyHidden>
                </Badge>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={[styles.list, styles.doing].join(' ')}>
        <li>
          <Button onPress={onHelp} className={styles.row}>
            <Icon name="help" />
            <span className={styles.label}>{words.help}</span>
          </Button>
        </li>
        <li>
          <Button onPress={onLogout} className={styles.row}>
            <Icon name="logout" />
            <span className={styles.label}>{words.logout}</span>
          </Button>
        </li>
      </ul>
    </nav>
  );
}
