import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { ChatList } from '@patient/ui/ChatList';
import { LinkButton } from '@patient/ui/Link';
import { environmentAtom } from '../../shared/environment.ts';
import { subscriptionsAtom } from '../../shared/patient/subscriptions.ts';
import { chatsAtom } from './data/chats.ts';
import { chatRow, newChatRows } from './rules/chatRows.ts';
import { chatHref } from './rules/topics.ts';
import { failureText } from '../../shared/format/failureText.ts';
import { useLastFailure } from '../../shared/view/useLastFailure.ts';

/** Props of {@link ChatsPane}. */
export interface ChatsPaneProps {
  /** Id of the row that is open beside the list. */
  currentId?: string | undefined;
}

/** The patient's chats, then the doctors and support that nobody has written to yet. */
export function ChatsPane({ currentId }: ChatsPaneProps) {
  const { now } = useAtomValue(environmentAtom);
  const { data: chats, error, refetch } = useAtomValue(chatsAtom);
  const [failure, forgetFailure] = useLastFailure(error ?? undefined, chats !== undefined);
  const { data: subscriptions, isPending } = useAtomValue(subscriptionsAtom);
  const hour = Math.floor(now() / 3_600_000);
  const rows = useMemo(() => chats?.map((chat) => chatRow(chat, hour * 3_600_000)) ?? [], [chats, hour]);
  const others = useMemo(
    // All at once: support, which comes last, would move down.
    () => (chats === undefined || isPending ? [] : newChatRows(chats, subscriptions ?? [])),
    [chats, subscriptions, isPending],
  );
  return (
    <ChatList
      chats={[...rows, ...others]}
      currentId={currentId}
      isLoading={chats === undefined ? failure === undefined : chats.length === 0 && isPending}
      {...(failure && { error: failureText(failure) })}
      onReload={() => {
        forgetFailure();
        void refetch();
      }}
      emptyAction={<LinkButton href={chatHref({ kind: 'topics' })}>New message</LinkButton>}
    />
  );
}
