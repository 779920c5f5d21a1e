import type { MouseEvent } from 'react';
import { skip } from '../BrandHeader/skip.css.ts';

/** Props of {@link SkipLink}. */
export interface SkipLinkProps {
  mainId: string;
  children: string;
}

/** Skip link that leaves the browser's history alone, where steps without an address of their own may have entries. */
export function SkipLink({ mainId, children }: SkipLinkProps) {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(mainId)?.focus();
  };
  return (
    <a href={`#${mainId}`} className={skip} onClick={handleClick}>
      {children}
    </a>
  );
}
