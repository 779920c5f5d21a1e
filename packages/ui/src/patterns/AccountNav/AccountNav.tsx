import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Avatar } from '../../components/Avatar/index.ts';
import { Badge } from '../../components/Badge/index.ts';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { safeHref } from '../../components/Link/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { shownCount } from '../../text/shownCount.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './AccountNav.css.ts';

/** Page of the account. */
export interface AccountNavItem {
  /** Path within this app. */
  href: string;
  label: string;
  icon: IconName;
  /** Number of new items on that page; 0 hides the badge. @default 0 */
  count?: number;
  /** Whether this is the current page. @default false */
  isCurrent?: boolean;
}

/** Strings shown by {@link AccountNav}. */
export interface AccountNavStrings {
  /** Accessible name of the navigation. @default 'Account' */
  nav: string;
  help: string;
  logout: string;
  /** Follows the count, for screen readers. @default 'new' */
  countLabel: string;
}

const defaultStrings: AccountNavStrings = {
  nav: 'Account',
  help: 'Help topics',
  logout: 'Log out',
  countLabel: 'new',
};

/** Props of {@link AccountNav}. */
export interface AccountNavProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Pages of the account. */
  items: readonly AccountNavItem[];
  /** Opens the help panel. */
  onHelp: () => void;
  /** Called when the patient logs out. */
  onLogout: () => void;
  /** Called when a page link is pressed. */
  onFollow?: () => void;
  /** Signed-in patient; `email` to distinguish accounts. Its place stays empty until it is known, so that no page moves. */
  patient?: { name: string; email?: string; avatarUrl?: string } | undefined;
  /** Overrides for the default text. */
  strings?: Partial<AccountNavStrings>;
  ref?: Ref<HTMLElement>;
}

/** Email address that wraps before its @ first. */
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

/** Account navigation with help and logout, shown beside the page or in the AccountDrawer. */
export function AccountNav({
  items,
  onHelp,
  onLogout,
  onFollow,
  patient,
  strings: overrides,
  className,
  ...rest
}: AccountNavProps) {
  const strings = useStrings('AccountNav', defaultStrings, overrides);
  return (
    <nav aria-label={strings.nav} {...rest} className={clsx(styles.nav, className)}>
      <div className={styles.patient}>
        {patient && (
          <>
            <Avatar name={patient.name} src={patient.avatarUrl} isDecorative />
            <div className={styles.names}>
              <span className={styles.name}>{patient.name}</span>
              {patient.email !== undefined && <Email address={patient.email} />}
            </div>
          </>
        )}
      </div>
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
                  {/* From right to left, "99+" would become "+99". */}
                  <bdi>{shownCount(count)}</bdi>
                  <VisuallyHidden> {strings.countLabel}</VisuallyHidden>
                </Badge>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={clsx(styles.list, styles.actions)}>
        <li>
          <Button onPress={onHelp} className={styles.row}>
            <Icon name="help" />
            <span className={styles.label}>{strings.help}</span>
          </Button>
        </li>
        <li>
          <Button onPress={onLogout} className={styles.row}>
            <Icon name="logout" />
            <span className={styles.label}>{strings.logout}</span>
          </Button>
        </li>
      </ul>
    </nav>
  );
}
