import type { HTMLAttributes, Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { safeHref } from '../../components/Link/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { Thumbnail } from '../../components/Thumbnail/index.ts';
import * as styles from './TreatmentSidebar.css.ts';

/** A product the patient does not have yet. */
export interface TreatmentSidebarItem {
  /** Where it begins: a path of this app. */
  readonly href: string;
  /** "Erectile Dysfunction Treatment". */
  readonly name: string;
  /** What it is for, in a sentence. */
  readonly description: string;
  /** See Thumbnail for what may be shown. */
  readonly imageUrl?: string | undefined;
  /** Stands in for a missing picture. @default 'pill' */
  readonly icon?: IconName;
}

/** Words of {@link TreatmentSidebar}. */
export interface TreatmentSidebarStrings {
  /** Name of the navigation. @default 'Treatments' */
  nav: string;
  /** @default 'Dashboard' */
  dashboard: string;
  /** Over the products. @default 'More treatments' */
  more: string;
  /** @default 'Loading treatments…' */
  loading: string;
}

const english: TreatmentSidebarStrings = {
  nav: 'Treatments',
  dashboard: 'Dashboard',
  more: 'More treatments',
  loading: 'Loading treatments…',
};

/** Props of {@link TreatmentSidebar}. */
export interface TreatmentSidebarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Products the patient does not have yet; with none of them the Dashboard stands alone. */
  items: readonly TreatmentSidebarItem[];
  /** Where the Dashboard entry leads. @default '/user/subscriptions' */
  dashboardHref?: string;
  /** One of its links is about to be followed: to the Dashboard, or to a product. */
  onLeave?: (() => void) | undefined;
  /** The products are on their way. @default false */
  isLoading?: boolean;
  strings?: Partial<TreatmentSidebarStrings>;
  ref?: Ref<HTMLElement>;
}

/** Beside the questions: the way to the account, and what else can be treated (specification sections 2 and 9). */
export function TreatmentSidebar({
  items,
  dashboardHref = '/user/subscriptions',
  onLeave,
  isLoading = false,
  strings,
  className,
  ...rest
}: TreatmentSidebarProps) {
  const words = { ...english, ...strings };
  const leaving = onLeave && { onPress: onLeave };
  return (
    <nav aria-label={words.nav} {...rest} className={[styles.sidebar, className].filter(Boolean).join(' ')}>
      <Link {...leaving} href={safeHref(dashboardHref) ?? '/'} className={styles.dashboard}>
        <Icon name="home" />
        {words.dashboard}
      </Link>
      {isLoading && (
        <SkeletonGroup label={words.loading} className={styles.list}>
          {['70%', '55%'].map((width) => (
            <div key={width} className={styles.row}>
              <Skeleton shape="block" className={styles.bone} />
              <span className={styles.words}>
                <Skeleton width={width} />
                <Skeleton lines={2} />
              </span>
            </div>
          ))}
        </SkeletonGroup>
      )}
      {!isLoading && items.length > 0 && (
        <>
          <h2 className={styles.title}>{words.more}</h2>
          <ul className={styles.list}>
            {items.map(({ href, name, description, imageUrl, icon = 'pill' }) => (
              <li key={href}>
                <Link {...leaving} href={safeHref(href) ?? '/'} className={styles.row}>
                  <Thumbnail src={imageUrl} icon={icon} />
                  <span className={styles.words}>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.description}>{description}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}
