import { clsx } from 'clsx';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import * as styles from './Link.css.ts';
import { linkTarget } from './linkTarget.ts';
import { NewTabIcon } from './NewTabIcon.tsx';

/** Props of {@link Link}. */
export interface LinkProps extends Omit<
  AriaLinkProps,
  'children' | 'className' | 'style' | 'href' | 'target' | 'rel' | 'elementType'
> {
  /** Path of this app, http(s) URL, `mailto:`, or `tel:` and `sms:` of an emergency number. Any other value renders plain text. */
  href: string;
  /** Name of the destination: "Order history", never "click here". */
  children: ReactNode;
  /** `inline` in a sentence, `standalone` with a 44 px target, `quiet` for secondary links. @default 'inline' */
  variant?: 'inline' | 'standalone' | 'quiet';
  /** Whether the link opens in a new tab and says so. @default true for an http(s) URL */
  isExternal?: boolean;
  /** Text after the label of an external link, for screen readers. @default '(opens in a new tab)' */
  externalLabel?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLAnchorElement>;
}

/** Navigates to a page. For an action on the current page, use a Button. */
export function Link({
  href,
  children,
  variant = 'inline',
  isExternal,
  externalLabel = '(opens in a new tab)',
  className,
  ...rest
}: LinkProps) {
  const target = linkTarget(href, isExternal);
  if (!target) return <span className={className}>{children}</span>;
  const classes = clsx(styles.anchor({ variant }), className);
  return (
    <AriaLink {...rest} {...target} className={classes}>
      {children}
      {target.target && <NewTabIcon label={externalLabel} />}
    </AriaLink>
  );
}
