import { useEffect } from 'react';
import { countedTitle } from './rules/countedTitle.ts';

/** Keeps the number of unread notifications in the title of the page, whichever screen sets the title. */
export function useCountedTitle(unread: number): void {
  useEffect(() => {
    const update = () => {
      const title = countedTitle(document.title, unread);
      if (title !== document.title) document.title = title;
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = countedTitle(document.title, 0);
    };
  }, [unread]);
}
