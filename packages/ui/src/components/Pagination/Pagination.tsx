import type { HTMLAttributes, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Button as WordButton } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { pageNumbers } from './pageNumbers.ts';
import * as styles from './Pagination.css.ts';

/** What {@link Pagination} says by itself. */
export interface PaginationStrings {
  /** Name of the navigation. @default 'Pages' */
  nav: string;
  previous: string;
  next: string;
  /** Where the patient is. @default 'Page 2 of 9' */
  position: (page: number, pageCount: number) => string;
  /** Name of a number, for screen readers. @default 'Page 2' */
  page: (page: number) => string;
}

const english: PaginationStrings = {
  nav: 'Pages',
  previous: 'Previous',
  next: 'Next',
  position: (page, pageCount) => `Page ${page} of ${pageCount}`,
  page: (page) => `Page ${page}`,
};

/** Props of {@link Pagination}. */
export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The page that is shown, from 1. */
  page: number;
  /** How many there are; nothing is shown for one. */
  pageCount: number;
  /** The patient asks for a page. */
  onPage: (page: number) => void;
  /** The page is on its way: takes no press and keeps the focus. @default false */
  isPending?: boolean;
  strings?: Partial<PaginationStrings>;
  ref?: Ref<HTMLElement>;
}

/** The way through a list that comes in pages: before, after, and numbers where there is room. */
export function Pagination({
  page,
  pageCount,
  onPage,
  isPending = false,
  strings,
  className,
  ...rest
}: PaginationProps) {
  const words = { ...english, ...strings };
  if (pageCount <= 1) return null;
  const go = (target: number) => {
    const isThere = target >= 1 && target <= pageCount && target !== page;
    if (isThere && !isPending) onPage(target);
  };
  return (
    <nav
      aria-label={words.nav}
      {...rest}
      className={[styles.pagination, className].filter(Boolean).join(' ')}
    >
      <div className={styles.row}>
        <WordButton
          icon={<Icon name="chevron-left" />}
          // Not `isDisabled`: reaching the first page must not take the focus away.
          aria-disabled={page <= 1}
          onPress={() => go(page - 1)}
          className={styles.step}
        >
          {words.previous}
        </WordButton>
        <ul className={styles.numbers}>
          {pageNumbers(page, pageCount).map((mark, place) =>
            mark === 'gap' ? (
              <li key={`gap ${place}`} aria-hidden="true" className={styles.gap}>
                …
              </li>
            ) : (
              <li key={mark}>
                <Button
                  aria-label={words.page(mark)}
                  {...(mark === page && { 'aria-current': 'page' })}
                  onPress={() => go(mark)}
                  className={styles.number}
                >
                  {mark}
                </Button>
              </li>
            ),
          )}
        </ul>
        <WordButton aria-disabled={page >= pageCount} onPress={() => go(page + 1)} className={styles.step}>
          <span className={styles.next}>
            {words.next}
            <Icon name="chevron-right" />
          </span>
        </WordButton>
      </div>
      <output className={styles.position}>{words.position(page, pageCount)}</output>
    </nav>
  );
}
