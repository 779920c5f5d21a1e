import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { addressPrefixAtom, suggestionsAtom } from './data/address.ts';
import type { WrittenAddress } from './rules/addressCheck.ts';

/** Milliseconds without typing before a request. */
const DEBOUNCE_MS = 250;
/** Shorter prefixes match too many streets. */
const MIN_LETTERS = 3;

/** Suggestions for the street while typing. */
export function useSuggestions() {
  const [asked, ask] = useAtom(addressPrefixAtom);
  const { data, isFetching } = useAtomValue(suggestionsAtom);
  const [typed, setTyped] = useState<WrittenAddress>();

  useEffect(() => {
    if (typed === undefined) return undefined;
    const prefix = typed.address.trim();
    const timer = setTimeout(
      () => ask(prefix.length < MIN_LETTERS ? undefined : { prefix, state: typed.state }),
      DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, ask]);
  // The prefix must not outlive the step.
  useEffect(() => () => ask(undefined), [ask]);

  const prefix = typed?.address.trim() ?? '';
  const isWanted = prefix.length >= MIN_LETTERS;
  return {
    items: isWanted ? data?.items : undefined,
    // From typing on, not from the request on: the list has to open during the delay.
    isLoading: isWanted && (isFetching || asked?.prefix !== prefix),
    isFailed: isWanted && (data?.isFailed ?? false),
    look: setTyped,
  };
}
