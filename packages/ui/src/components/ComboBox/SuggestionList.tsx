import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import * as list from '../Field/listBox.css.ts';
import { Icon } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './ComboBox.css.ts';

/** One suggestion. */
export interface Suggestion {
  id: string;
  /** What is written when it is taken. */
  label: string;
  /** A second line, to tell it from its neighbours: city, state and zip code. */
  description?: string;
}

/** Props of {@link SuggestionList}. */
export interface SuggestionListProps {
  /** The one row that stands there without suggestions. */
  empty: string;
  isLoading: boolean;
  hasFailed: boolean;
}

/** The suggestions, or the one row that says why there are none. */
export function SuggestionList<Item extends Suggestion>({
  empty,
  isLoading,
  hasFailed,
}: SuggestionListProps) {
  return (
    <ListBox<Item>
      className={list.list}
      renderEmptyState={() => (
        <span className={[list.note, hasFailed && styles.failed].filter(Boolean).join(' ')}>
          {hasFailed ? <Icon name="error" /> : isLoading && <Spinner label={empty} />}
          <span>{empty}</span>
        </span>
      )}
    >
      {({ id, label, description }) => (
        <ListBoxItem id={id} textValue={label} className={list.item}>
          <span className={list.words}>
            {/* An address is read in its own direction. */}
            <bdi>{label}</bdi>{' '}
            {description !== undefined && <bdi className={list.description}>{description}</bdi>}
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}
