import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { addressPrefixAtom, suggestionsAtom } from './data/address.ts';
import type { WrittenAddress } from './rules/addressCheck.ts';

/** A pause in typing, milliseconds: every letter asked about would cost a call and help nobody. */
const PAUSE_MS = 250;
/** Fewer letters fit every street. */
const FEWEST_LETTERS = 3;

/** Suggestions for the street that is being typed. */
export function useSuggestions() {
  const [asked, ask] = useAtom(addressPrefixAtom);
  const { data, isFetching } = useAtomValue(suggestionsAtom);
  const [typed, setTyped] = useState<WrittenAddress>();

  useEffect(() => {
    if (typed === undefined) return undefined;
    const prefix = typed.address.trim();
    const timer = setTimeout(
      () => ask(prefix.length < FEWEST_LETTERS ? undefined : { prefix, state: typed.state }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, ask]);
  // What was looked for is nobody's business on the next step.
  useEffect(() => () => ask(undefined), [ask]);

  const prefix = typed?.address.trim() ?? '';
  const isWanted = prefix.length >= FEWEST_LETTERS;
  return {
    items: isWanted ? data?.items : undefined,
    // From the letter on, not from the call on: the list has to open while somebody types.
    isLoading: isWanted && (isFetching || asked?.prefix !== prefix),
    isFailed: isWanted && (data?.isFailed ?? false),
    look: setTyped,
  };
}
