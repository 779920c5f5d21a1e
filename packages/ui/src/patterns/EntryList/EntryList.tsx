import { useRef, useState, type HTMLAttributes, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ComboBox, type Suggestion } from '../../components/ComboBox/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useStrings } from '../../provider/strings.ts';

/** Strings shown by {@link EntryList}. */
export interface EntryListStrings {
  description: string;
  /** Name of the list. */
  list: string;
  add: string;
  remove: (entry: string) => string;
}

const defaultStrings: EntryListStrings = {
  description: 'Type to search, or write your own.',
  list: 'Your list',
  add: 'Add another',
  remove: (entry) => `Remove ${entry}`,
};

/** Props of {@link EntryList}. */
export interface EntryListProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'defaultValue' | 'onChange' | 'onSelect'
> {
  /** Label of the field: "Medicine, dose and how often". */
  label: string;
  /** Entries at first. */
  defaultEntries?: readonly string[];
  /** Called with all entries, including the one being typed. */
  onChange: (entries: readonly string[]) => void;
  /** Text being typed. */
  text: string;
  /** Called with that text, which is empty after it was added. */
  onTextChange: (text: string) => void;
  /** Suggestions for the text, best match first; none while undefined. */
  items: readonly Suggestion[] | undefined;
  /** Called with the text of a suggestion that the patient selects, and may complete, for example by a dose. */
  onSelect?: (text: string) => void;
  /** Whether suggestions are loading. @default false */
  isLoading?: boolean;
  /** Why there are no suggestions. */
  loadError?: string | undefined;
  /** Whether at least one entry is needed. @default false */
  isRequired?: boolean;
  /** What is wrong with the answer. */
  errorMessage?: string | undefined;
  /** Overrides for the default text. */
  strings?: Partial<EntryListStrings>;
  ref?: Ref<HTMLElement>;
}

const NONE: readonly string[] = [];

/** Field for several entries, such as medicines, with suggestions; each can also be free text. */
export function EntryList({
  label,
  defaultEntries = NONE,
  onChange,
  text,
  onTextChange,
  items,
  onSelect,
  isLoading = false,
  loadError,
  isRequired = false,
  errorMessage,
  strings: overrides,
  ...rest
}: EntryListProps) {
  const strings = useStrings('EntryList', defaultStrings, overrides);
  const [entries, setEntries] = useState(defaultEntries);
  const field = useRef<HTMLDivElement>(null);
  const change = (nextEntries: readonly string[], nextText: string) => {
    setEntries(nextEntries);
    onTextChange(nextText);
    onChange([...nextEntries, nextText.trim()].filter((entry) => entry !== ''));
  };
  const focusInput = () => field.current?.querySelector('input')?.focus();
  const add = () => {
    const entry = text.trim();
    change(entry === '' || entries.includes(entry) ? entries : [...entries, entry], '');
    focusInput();
  };
  const remove = (entry: string) => {
    change(
      entries.filter((one) => one !== entry),
      text,
    );
    focusInput();
  };
  return (
    <Stack {...rest} gap={3}>
      {entries.length > 0 && (
        <Stack as="ul" gap={1} aria-label={strings.list}>
          {entries.map((entry) => (
            <Inline key={entry} as="li" justify="between" wrap={false}>
              <bdi>{entry}</bdi>
              <IconButton icon="close" label={strings.remove(entry)} onPress={() => remove(entry)} />
            </Inline>
          ))}
        </Stack>
      )}
      <ComboBox
        ref={field}
        label={label}
        description={strings.description}
        isRequired={isRequired && entries.length === 0}
        errorMessage={errorMessage}
        items={items}
        isLoading={isLoading}
        loadError={loadError}
        value={text}
        onChange={(next) => change(entries, next)}
        onSelect={(item) => onSelect?.(item.label)}
      />
      <div>
        <Button icon={<Icon name="plus" />} onPress={add}>
          {strings.add}
        </Button>
      </div>
    </Stack>
  );
}
