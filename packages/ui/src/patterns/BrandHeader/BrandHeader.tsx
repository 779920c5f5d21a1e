import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import { Button } from '../../components/Button/index.ts';
import { SvgIcon } from '../../components/Icon/SvgIcon.tsx';
import { help } from '../../components/Icon/criticalIcons.ts';
import { safeHref } from '../../components/Link/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import * as styles from './BrandHeader.css.ts';

/** Props of {@link BrandHeader}. */
export interface BrandHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Where the logo leads: the brand's website from the first pages, /login from the others (section 2). */
  logoHref: string;
  /** The logo was followed. */
  onLogoPress?: () => void;
  /** Opens the support dialog. */
  onHelp: () => void;
  /** @default 'Help?' */
  helpLabel?: string;
  /** Words of the link over the header. @default 'Skip to main content' */
  skipLabel?: string;
  /** `id` of the page's `<main tabIndex={-1}>`. @default 'main' */
  mainId?: string;
  /** Before the logo: the button of the menu. */
  start?: ReactNode;
  /** After Help: the bell. */
  end?: ReactNode;
  /** Without a line or a colour of its own, for pages of one column. @default false */
  isOnBackground?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Head of every page: way past it, logo, help, and what the layout adds. */
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
    <header {...rest} className={[styles.header({ isOnBackground }), className].filter(Boolean).join(' ')}>
      <a href={`#${mainId}`} className={styles.skip}>
        {skipLabel}
      </a>
      <div className={styles.row}>
        {start}
        <Link
          href={safeHref(logoHref) ?? '/'}
          {...(onLogoPress && { onPress: onLogoPress })}
          className={styles.home}
        >
          <Logo />
        </Link>
        <div className={styles.end}>
          <Button variant="quiet" icon={<SvgIcon d={help} />} onPress={onHelp} className={styles.help}>
            {helpLabel}
          </Button>
          {end}
        </div>
      </div>
    </header>
  );
}
