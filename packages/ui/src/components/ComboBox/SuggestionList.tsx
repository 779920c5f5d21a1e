import { clsx } from 'clsx';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import * as list from '../Field/listBox.css.ts';
import { Icon } from '../Icon/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './ComboBox.css.ts';

/** Suggested value. */
export interface Suggestion {
  id: string;
  /** First line, such as a street with its number and unit. */
  label: string;
  /** Text that replaces the input when selected. @default label */
  value?: string;
  /** Second line that distinguishes similar suggestions, such as city, state and zip code. */
  description?: string;
}

/** Props of {@link SuggestionList}. */
export interface SuggestionListProps {
  /** Text of the single row shown without suggestions. */
  empty: string;
  isLoading: boolean;
  hasFailed: boolean;
}

/** List of suggestions, or a single row with the reason why there are none. */
export function SuggestionList<Item extends Suggestion>({
  empty,
  isLoading,
  hasFailed,
}: SuggestionListProps) {
  return (
    <ListBox<Item>
      className={list.list}
      renderEmptyState={() => (
        <span className={clsx(list.note, hasFailed && styles.failed)}>
          {hasFailed ? <Icon name="error" /> : isLoading && <Spinner label={empty} />}
          <span className={list.noteText}>{empty}</span>
        </span>
      )}
    >
      {({ id, label, description }) => (
        <ListBoxItem
          id={id}
          // Read by VoiceOver.
          textValue={[label, description].filter(Boolean).join(', ')}
          className={list.item}
        >
          <span className={list.text}>
            {/* Addresses keep their own text direction. */}
            <bdi>{label}</bdi>{' '}
            {description !== undefined && <bdi className={list.description}>{description}</bdi>}
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}
