import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import { Button } from '../../components/Button/index.ts';
import { SvgIcon } from '../../components/Icon/SvgIcon.tsx';
import { help } from '../../components/Icon/criticalIcons.ts';
import { isExternalUrl, safeHref } from '../../components/Link/safeHref.ts';
import { Logo } from '../../components/Logo/index.ts';
import { screenOnly } from '../../print/screenOnly.css.ts';
import * as styles from './BrandHeader.css.ts';
import { skip } from './skip.css.ts';

/** Props of {@link BrandHeader}. */
export interface BrandHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Target of the logo: the brand's website on public pages, /login elsewhere (specification section 2). */
  logoHref: string;
  /** Called when the logo is pressed. */
  onLogoPress?: () => void;
  /** Opens the support dialog. */
  onHelp: () => void;
  /** Label of the help button. @default 'Help?' */
  helpLabel?: string;
  /** Text of the skip link. @default 'Skip to main content' */
  skipLabel?: string;
  /** `id` of the page's `<main tabIndex={-1}>`. @default 'main' */
  mainId?: string;
  /** Content before the logo, such as the menu button. */
  start?: ReactNode;
  /** Content after Help, such as the notification bell. */
  end?: ReactNode;
  /** Removes border and background, for single-column pages. @default false */
  isOnBackground?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Page header with skip link, logo, help and slots for the layout. */
export function BrandHeader({
  logoHref,
  onLogoPress,
  onHelp,
  helpLabel = 'Help?',
  skipLabel = 'Skip to main content',
  mainId = 'main',
  start,
  end,
  isOnBackground = false,
  className,
  ...rest
}: BrandHeaderProps) {
  return (
    <header {...rest} className={clsx(styles.header({ isOnBackground }), className)}>
      <a href={`#${mainId}`} className={skip}>
        {skipLabel}
      </a>
      <div className={styles.row}>
        <div className={clsx(styles.start, screenOnly)}>{start}</div>
        <Link
          href={safeHref(logoHref) ?? '/'}
          // Hides our window object and the patient's current path from the other site.
          {...(isExternalUrl(logoHref) && { rel: 'noopener noreferrer' })}
          {...(onLogoPress && { onPress: onLogoPress })}
          className={styles.home}
        >
          <Logo />
        </Link>
        <div className={clsx(styles.end, screenOnly)}>
          <Button variant="quiet" icon={<SvgIcon d={help} />} onPress={onHelp} className={styles.help}>
            {helpLabel}
          </Button>
          {end}
        </div>
      </div>
    </header>
  );
}
