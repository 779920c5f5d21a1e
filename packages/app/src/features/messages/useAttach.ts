import { useSetAtom } from 'jotai';
import { useLatest } from '#shared/view/useLatest.ts';
import { draftProblemAtom } from './data/drafts.ts';
import { attachAtom } from './data/fileWork.ts';
import { draftOwner, type ChatTarget } from './rules/topics.ts';

/** Attaches a picked or dropped file to the draft of a chat, in place of an earlier one. A message has only one. */
export function useAttach(target: ChatTarget): (files: readonly File[]) => void {
  const owner = draftOwner(target);
  const attach = useSetAtom(attachAtom);
  const setProblem = useSetAtom(draftProblemAtom(owner));
  const begin = useLatest();
  return ([file, ...others]) => {
    if (others.length > 0) setProblem('several');
    else if (file) void attach(owner, file, begin());
  };
}
