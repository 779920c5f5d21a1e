import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import * as list from '../Field/listBox.css.ts';

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

/** List of suggestions. */
export function SuggestionList<Item extends Suggestion>() {
  return (
    <ListBox<Item> className={list.list}>
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
