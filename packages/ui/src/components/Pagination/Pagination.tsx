import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Button as TextButton } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { pageNumbers } from './pageNumbers.ts';
import * as styles from './Pagination.css.ts';

/** Strings of {@link Pagination}. */
export interface PaginationStrings {
  /** Accessible name of the navigation. @default 'Pages' */
  nav: string;
  /** Label of the button to the previous page. @default 'Previous' */
  previous: string;
  /** Label of the button to the next page. @default 'Next' */
  next: string;
  /** Current position. @default 'Page 2 of 9' */
  position: (page: number, pageCount: number) => string;
  /** Accessible name of a page number; starts with the visible number. @default '2, page' */
  page: (page: number) => string;
}

const defaultStrings: PaginationStrings = {
  nav: 'Pages',
  previous: 'Previous',
  next: 'Next',
  position: (page, pageCount) => `Page ${page} of ${pageCount}`,
  page: (page) => `${page}, page`,
};

/** Props of {@link Pagination}. */
export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Current page, starting at 1. */
  page: number;
  /** Number of pages. Nothing is rendered for one page. */
  pageCount: number;
  /** Called with the requested page. */
  onPage: (page: number) => void;
  /** Whether the requested page is loading. Presses are ignored and focus stays. @default false */
  isPending?: boolean;
  strings?: Partial<PaginationStrings>;
  ref?: Ref<HTMLElement>;
}

/** Navigation for a paginated list: previous, next and, when there is room, page numbers. */
export function Pagination({
  page,
  pageCount,
  onPage,
  isPending = false,
  strings: overrides,
  className,
  ...rest
}: PaginationProps) {
  const strings = useStrings('Pagination', defaultStrings, overrides);
  if (pageCount <= 1) return null;
  const goToPage = (target: number) => {
    const isThere = target >= 1 && target <= pageCount && target !== page;
    if (isThere && !isPending) onPage(target);
  };
  return (
    <nav aria-label={strings.nav} {...rest} className={clsx(styles.pagination, className)}>
      <div className={styles.row}>
        <TextButton
          icon={<Icon name="chevron-left" />}
          // Not `isDisabled`, so that the button keeps focus on the first page.
          aria-disabled={page <= 1}
          onPress={() => goToPage(page - 1)}
          className={styles.step}
        >
          {strings.previous}
        </TextButton>
        <ul className={styles.numbers}>
          {pageNumbers(page, pageCount).map((item, index) =>
            item === 'gap' ? (
              <li key={`gap ${index}`} aria-hidden="true" className={styles.gap}>
                …
              </li>
            ) : (
              <li key={item}>
                <Button
                  aria-label={strings.page(item)}
                  {...(item === page && { 'aria-current': 'page' })}
                  onPress={() => goToPage(item)}
                  className={styles.number}
                >
                  {item}
                </Button>
              </li>
            ),
          )}
        </ul>
        <TextButton
          aria-disabled={page >= pageCount}
          onPress={() => goToPage(page + 1)}
          className={styles.step}
        >
          <span className={styles.next}>
            {strings.next}
            <Icon name="chevron-right" />
          </span>
        </TextButton>
      </div>
      <output className={styles.position}>{strings.position(page, pageCount)}</output>
    </nav>
  );
}
