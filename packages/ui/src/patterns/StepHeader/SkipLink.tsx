import type { MouseEvent } from 'react';
import { skip } from '../BrandHeader/skip.css.ts';

/** Props of {@link SkipLink}. */
export interface SkipLinkProps {
  mainId: string;
  children: string;
}

/** Skip link that does not change the browser's history, which may have entries for steps without their own URL. */
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
