import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { EntryList } from '@patient/ui/EntryList';
import { unwrap, type Question } from '@patient/api';
import { query } from '#shared/service/query.ts';

/** Delay between the last input and a search, in milliseconds. */
const DEBOUNCE_MS = 250;
/** Minimum length of a search text; shorter ones match too many entries. */
const MIN_LETTERS = 2;

/** Entries of one of the service's lists that match a text; disabled for an empty text. */
const lookupAtom = query(
  'listLookupItems',
  ({ client, signal }, type: string, search: string) =>
    unwrap(client.GET('/get-{type}', { params: { path: { type }, query: { search } }, signal })),
  (_get, [, search]) => ({ enabled: search !== '', staleTime: Infinity }),
);

/** Entries of a list that match the text, once the patient stops typing. */
function useLookup(type: string, text: string) {
  const typed = text.trim().length < MIN_LETTERS ? '' : text.trim();
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isFetching, isError, isPaused } = useAtomValue(lookupAtom(type, search));
  const isCurrent = typed === search;
  return {
    items: typed === '' || !isCurrent ? undefined : data?.map(({ _id, name }) => ({ id: _id, label: name })),
    isLoading: typed !== '' && (isFetching || !isCurrent),
    loadError:
      typed !== '' && isCurrent && !isFetching && (isError || isPaused)
        ? "We can't search right now. You can keep what you typed."
        : undefined,
  };
}

/** Props of {@link SearchAnswer}. */
export interface SearchAnswerProps {
  question: Question;
  /** Saved entries when the question is opened. */
  entries: readonly string[];
  /** Called with all entries, including the one being typed. */
  onAnswer: (entries: readonly string[]) => void;
  errorMessage: string | undefined;
}

/** Field of a question with a list, such as medicines: entries with suggestions, which can also be free text. */
export function SearchAnswer({ question, entries, onAnswer, errorMessage }: SearchAnswerProps) {
  const [text, setText] = useState('');
  /** Selected suggestion, which the patient may complete without a new search. */
  const [selected, setSelected] = useState<string>();
  const isCompleting = selected !== undefined && text.startsWith(selected);
  const lookup = useLookup(question.kind, isCompleting ? '' : text);
  return (
    <EntryList
      label={question.label ?? 'Your answer'}
      defaultEntries={entries}
      onChange={onAnswer}
      text={text}
      onTextChange={setText}
      onSelect={setSelected}
      {...lookup}
      isRequired={question.flagAsEmpty !== true}
      errorMessage={errorMessage}
    />
  );
}
