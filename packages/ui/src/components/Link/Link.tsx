import type { CSSProperties, ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import * as styles from './Link.css.ts';
import { linkTarget } from './linkTarget.ts';
import { NewTab } from './NewTab.tsx';

/** Props of {@link Link}. */
export interface LinkProps extends Omit<
  AriaLinkProps,
  'children' | 'className' | 'style' | 'href' | 'target' | 'rel' | 'elementType'
> {
  /** Where it leads: a path of this app, an http(s) address or `mailto:`. Anything else is shown as plain text. */
  href: string;
  /** Where the patient will be: "Order history", never "click here". */
  children: ReactNode;
  /** `inline` in a sentence, `standalone` with a target of 44 px, `quiet` for what is read last. @default 'inline' */
  variant?: 'inline' | 'standalone' | 'quiet';
  /** Opens in a new tab and says so. @default true for an http(s) address */
  isExternal?: boolean;
  /** Said after the words of an external link. @default '(opens in a new tab)' */
  externalLabel?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere. To do something on this page, use a Button. */
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
  const classes = [styles.anchor({ variant }), className].filter(Boolean).join(' ');
  return (
    <AriaLink {...rest} {...target} className={classes}>
      {children}
      {target.target && <NewTab label={externalLabel} />}
    </AriaLink>
  );
}
