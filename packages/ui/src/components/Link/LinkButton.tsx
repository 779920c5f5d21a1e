import { clsx } from 'clsx';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { button, content } from '../Button/Button.css.ts';
import * as styles from './Link.css.ts';
import { linkTarget } from './linkTarget.ts';
import { NewTabIcon } from './NewTabIcon.tsx';

/** Props of {@link LinkButton}. */
export interface LinkButtonProps extends Omit<
  AriaLinkProps,
  'children' | 'className' | 'style' | 'href' | 'target' | 'rel' | 'elementType'
> {
  /** Path of this app or http(s) URL. Any other value renders plain text. */
  href: string;
  /** Next step, starting with a verb: "Start treatment". */
  children: ReactNode;
  /** Emphasis of the link. Use one `primary` per screen. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Whether the link fills the width of its container. @default false */
  isWide?: boolean;
  /** Decorative icon before the label. */
  icon?: ReactNode;
  /** Whether the link opens in a new tab and says so. @default true for an http(s) URL */
  isExternal?: boolean;
  /** Text after the label of an external link, for screen readers. @default '(opens in a new tab)' */
  externalLabel?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLAnchorElement>;
}

/** Link styled as a button, for the main next step of a page. */
export function LinkButton({
  href,
  children,
  variant = 'secondary',
  isWide = false,
  icon,
  isExternal,
  externalLabel = '(opens in a new tab)',
  className,
  ...rest
}: LinkButtonProps) {
  const target = linkTarget(href, isExternal);
  if (!target) return <span className={className}>{children}</span>;
  const buttonClasses = button({ variant, tone: 'accent', isWide });
  const classes = clsx(buttonClasses, styles.asButton, className);
  return (
    <AriaLink {...rest} {...target} className={classes}>
      <span className={content({ isPending: false })}>
        {icon}
        <span>{children}</span>
        {target.target && <NewTabIcon label={externalLabel} />}
      </span>
    </AriaLink>
  );
}
