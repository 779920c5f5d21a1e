import type { CSSProperties, ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { button, content } from '../Button/Button.css.ts';
import * as styles from './Link.css.ts';
import { linkTarget } from './linkTarget.ts';
import { NewTab } from './NewTab.tsx';

/** Props of {@link LinkButton}. */
export interface LinkButtonProps extends Omit<
  AriaLinkProps,
  'children' | 'className' | 'style' | 'href' | 'target' | 'rel' | 'elementType'
> {
  /** Where it leads: a path of this app, or an http(s) address. Anything else is shown as plain text. */
  href: string;
  /** What comes next, as a verb: "Start treatment". */
  children: ReactNode;
  /** How loud it is. One `primary` a screen. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** As wide as its column. @default false */
  isWide?: boolean;
  /** Icon before the words; decoration only. */
  icon?: ReactNode;
  /** Opens in a new tab and says so. @default true for an http(s) address */
  isExternal?: boolean;
  /** Said after the words of an external link. @default '(opens in a new tab)' */
  externalLabel?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link with the weight of a button, for the one step that takes the patient on. */
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
  const looks = button({ variant, tone: 'accent', isWide });
  const classes = [looks, styles.asButton, className].filter(Boolean).join(' ');
  return (
    <AriaLink {...rest} {...target} className={classes}>
      <span className={content({ isPending: false })}>
        {icon}
        <span>{children}</span>
        {target.target && <NewTab label={externalLabel} />}
      </span>
    </AriaLink>
  );
}
