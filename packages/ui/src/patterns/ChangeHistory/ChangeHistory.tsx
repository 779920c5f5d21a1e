import { DisclosureCard, type DisclosureCardProps } from '../../components/Disclosure/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './ChangeHistory.css.ts';

/** Change of a subscription, formatted. */
export interface PastChange {
  readonly id: string;
  /** What happened: "Paused". */
  readonly change: string;
  /** Who did it: "By you". */
  readonly by: string;
  readonly time: string;
  /** Price of one bill after the change, with the one before if it differs. */
  readonly price?: { readonly before?: string | undefined; readonly after: string } | undefined;
}

/** Strings shown by {@link ChangeHistory}. */
export interface ChangeHistoryStrings {
  title: string;
  /** Beside the title. */
  count: (changes: number) => string;
  /** Names a price for screen readers. */
  price: string;
  /** Announced in front of the price before a change, and the one after it. */
  before: string;
  after: string;
}

const defaultStrings: ChangeHistoryStrings = {
  title: 'What has changed',
  count: (changes) => (changes === 1 ? '1 change' : `${changes} changes`),
  price: 'Price of one bill:',
  before: 'was',
  after: 'then',
};

/** Props of {@link ChangeHistory}. */
export interface ChangeHistoryProps extends Omit<DisclosureCardProps, 'title' | 'aside' | 'children'> {
  /** Changes, newest first; an empty list renders nothing. */
  changes: readonly PastChange[];
  /** Overrides for the default text. */
  strings?: Partial<ChangeHistoryStrings>;
}

function Price({
  price: { before, after },
  strings,
}: {
  price: NonNullable<PastChange['price']>;
  strings: ChangeHistoryStrings;
}) {
  return (
    <span className={styles.price}>
      <VisuallyHidden>{strings.price} </VisuallyHidden>
      {before !== undefined && (
        <>
          <VisuallyHidden>{strings.before} </VisuallyHidden>
          <del className={styles.quiet}>{before}</del> <VisuallyHidden>{strings.after} </VisuallyHidden>
        </>
      )}
      {after}
    </span>
  );
}

/** Changes of a subscription with author, time and price, folded to one line. */
export function ChangeHistory({ changes, strings: overrides, ...rest }: ChangeHistoryProps) {
  const strings = useStrings('ChangeHistory', defaultStrings, overrides);
  if (changes.length === 0) return null;
  return (
    <DisclosureCard {...rest} title={strings.title} aside={strings.count(changes.length)}>
      <ul role="list" className={styles.list}>
        {changes.map(({ id, change, by, time, price }) => (
          <li key={id} className={styles.row}>
            <span className={styles.change}>
              <strong>{change}</strong>
              <br />
              <span className={styles.quiet}>
                <bdi>{by}</bdi>, {time}
              </span>
            </span>
            {price && <Price price={price} strings={strings} />}
          </li>
        ))}
      </ul>
    </DisclosureCard>
  );
}
