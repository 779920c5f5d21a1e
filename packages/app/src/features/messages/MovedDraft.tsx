import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { draftFileAtom, draftTextAtom, moveDraftAtom } from './data/drafts.ts';

/** Props of {@link MovedDraft}. */
export interface MovedDraftProps {
  /** Owner of the draft of the new chat. */
  from: string;
  /** Owner of the draft of the chat that it has become. */
  to: string;
}

/**
 * Brings what was written for a new chat to the chat, whose page is the only one from then on. It may have begun in another
 * tab or on another device, while the draft was left, or while a file for it was still being read.
 */
export function MovedDraft({ from, to }: MovedDraftProps) {
  const text = useAtomValue(draftTextAtom(from));
  const file = useAtomValue(draftFileAtom(from));
  const moveDraft = useSetAtom(moveDraftAtom);
  useEffect(() => {
    if (text !== undefined || file !== undefined) moveDraft({ from, to });
  }, [text, file, moveDraft, from, to]);
  return null;
}
