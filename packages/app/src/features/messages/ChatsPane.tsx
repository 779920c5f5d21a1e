import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { ChatList } from '@patient/ui/ChatList';
import { useLastFailure } from '@patient/ui/hooks';
import { chatsAtom } from './data/chats.ts';
import { chatRow } from './views/chatRows.ts';
import { failureText } from '#shared/format/failureText.ts';
import { useNow } from '#shared/view/useNow.ts';

/** Props of {@link ChatsPane}. */
export interface ChatsPaneProps {
  /** Id of the chat that is open beside the list. */
  currentId?: string | undefined;
}

/** The patient's chats. */
export function ChatsPane({ currentId }: ChatsPaneProps) {
  const now = useNow();
  const { data: chats, error, refetch } = useAtomValue(chatsAtom());
  const [failure, forgetFailure] = useLastFailure(error ?? undefined, chats !== undefined);
  const rows = useMemo(() => chats?.map((chat) => chatRow(chat, now)) ?? [], [chats, now]);
  return (
    <ChatList
      chats={rows}
      currentId={currentId}
      isLoading={chats === undefined && failure === undefined}
      {...(failure && { error: failureText(failure) })}
      onReload={() => {
        forgetFailure();
        void refetch();
      }}
    />
  );
}
