import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { safeHref } from '../../components/Link/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { Thumbnail } from '../../components/Thumbnail/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './TreatmentSidebar.css.ts';

/** Product the patient does not have yet. */
export interface TreatmentSidebarItem {
  /** Path where its registration starts; without it, the entry is a button. */
  readonly href?: string | undefined;
  /** Called when the entry is pressed, such as to start the registration. */
  readonly onPress?: (() => void) | undefined;
  /** Name such as "Erectile Dysfunction Treatment". */
  readonly name: string;
  /** What it treats, in one sentence. */
  readonly description: string;
  /** Picture; see Thumbnail for allowed URLs. */
  readonly imageUrl?: string | undefined;
  /** Icon in place of a missing picture. @default 'pill' */
  readonly icon?: IconName;
}

/** Strings shown by {@link TreatmentSidebar}. */
export interface TreatmentSidebarStrings {
  /** Accessible name of the navigation. @default 'Treatments' */
  nav: string;
  /** @default 'Dashboard' */
  dashboard: string;
  /** Heading of the products. @default 'More treatments' */
  more: string;
  /** @default 'Loading treatments…' */
  loading: string;
}

const defaultStrings: TreatmentSidebarStrings = {
  nav: 'Treatments',
  dashboard: 'Dashboard',
  more: 'More treatments',
  loading: 'Loading treatments…',
};

/** Props of {@link TreatmentSidebar}. */
export interface TreatmentSidebarProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Products the patient does not have yet; if empty, only the Dashboard link is shown. */
  items: readonly TreatmentSidebarItem[];
  /** Target of the Dashboard link. @default '/user/subscriptions' */
  dashboardHref?: string;
  /** Called when a link is about to be followed. */
  onLeave?: (() => void) | undefined;
  /** Whether the products are loading. @default false */
  isLoading?: boolean;
  /** Overrides for the default text. */
  strings?: Partial<TreatmentSidebarStrings>;
  ref?: Ref<HTMLElement>;
}

/** Links to the Dashboard and to other treatments, beside the questions (specification sections 2 and 9). */
export function TreatmentSidebar({
  items,
  dashboardHref = '/user/subscriptions',
  onLeave,
  isLoading = false,
  strings: overrides,
  className,
  ...rest
}: TreatmentSidebarProps) {
  const strings = useStrings('TreatmentSidebar', defaultStrings, overrides);
  const leaveProps = onLeave && { onPress: onLeave };
  return (
    <nav aria-label={strings.nav} {...rest} className={clsx(styles.sidebar, className)}>
      <Link {...leaveProps} href={safeHref(dashboardHref) ?? '/'} className={styles.dashboard}>
        <Icon name="home" />
        {strings.dashboard}
      </Link>
      {isLoading && (
        <SkeletonGroup label={strings.loading} className={styles.list}>
          {['70%', '55%'].map((width) => (
            <div key={width} className={styles.row}>
              <Skeleton shape="block" className={styles.skeletonPicture} />
              <span className={styles.text}>
                <Skeleton width={width} />
                <Skeleton lines={2} />
              </span>
            </div>
          ))}
        </SkeletonGroup>
      )}
      {!isLoading && items.length > 0 && (
        <>
          <h2 className={styles.title}>{strings.more}</h2>
          <ul role="list" className={styles.list}>
            {items.map(({ href, onPress, name, description, imageUrl, icon = 'pill' }) => {
              const content = (
                <>
                  <Thumbnail src={imageUrl} icon={icon} />
                  <span className={styles.text}>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.description}>{description}</span>
                  </span>
                </>
              );
              return (
                <li key={name}>
                  {href === undefined ? (
                    <Button {...(onPress && { onPress })} className={clsx(styles.row, styles.button)}>
                      {content}
                    </Button>
                  ) : (
                    <Link
                      {...leaveProps}
                      {...(onPress && { onPress })}
                      href={safeHref(href) ?? '/'}
                      className={styles.row}
                    >
                      {content}
                    </Link>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </nav>
  );
}
