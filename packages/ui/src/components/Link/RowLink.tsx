import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from '../../theme/UiProvider.tsx';
import { followsHere } from './followsHere.ts';
import { linkTarget } from './linkTarget.ts';
import { NewTab } from './NewTab.tsx';

/** Props of {@link RowLink}. */
export interface RowLinkProps {
  /** Where it leads; see Link. */
  href: string;
  children: ReactNode;
  /** All of its looks, by `:hover` and `:focus-visible`. */
  className: string;
}

/**
 * The link of a row, of which a list has hundreds: an anchor, and nothing that only a press of one's own kind needs.
 * A Link takes 12 kB of memory.
 */
export function RowLink({ href, children, className }: RowLinkProps) {
  const navigate = useNavigate();
  const target = linkTarget(href);
  if (!target) return <span className={className}>{children}</span>;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!navigate || !followsHere(event.currentTarget, event)) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...target} href={target.href} onClick={follow} className={className}>
      {children}
      {target.target && <NewTab label="(opens in a new tab)" />}
    </a>
  );
}
