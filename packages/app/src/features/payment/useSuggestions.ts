import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { addressPrefixAtom, suggestionsAtom } from './data/address.ts';
import type { AddressInput } from '@patient/api/model';

/** Delay between the last input and a request, in milliseconds. */
const DEBOUNCE_MS = 250;
/** Minimum length of a search text; shorter ones match too many streets. */
const MIN_LETTERS = 3;

/** Suggestions for the street field. */
export function useSuggestions() {
  const [requested, setRequested] = useAtom(addressPrefixAtom);
  const { data, isFetching } = useAtomValue(suggestionsAtom);
  const [input, setInput] = useState<AddressInput>();

  useEffect(() => {
    if (input === undefined) return undefined;
    const prefix = input.address.trim();
    const timer = setTimeout(
      () => setRequested(prefix.length < MIN_LETTERS ? undefined : { prefix, state: input.state }),
      DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [input, setRequested]);
  // Resets the shared search text when the form unmounts.
  useEffect(() => () => setRequested(undefined), [setRequested]);

  const prefix = input?.address.trim() ?? '';
  const isLongEnough = prefix.length >= MIN_LETTERS;
  return {
    items: isLongEnough ? data?.items : undefined,
    // Includes the delay before the request, during which the list opens.
    isLoading: isLongEnough && (isFetching || requested?.prefix !== prefix),
    isFailed: isLongEnough && (data?.isFailed ?? false),
    search: setInput,
  };
}
