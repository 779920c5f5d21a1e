import { ChatList, type ChatListItem } from '@patient/ui/ChatList';
import { LinkButton } from '@patient/ui/Link';

export const Chats = ({
  chats,
  currentId,
}: {
  chats: readonly ChatListItem[];
  currentId: string | undefined;
}) => (
  <ChatList
    chats={chats}
    currentId={currentId}
    emptyAction={<LinkButton href="/user/chat/new">Start a chat</LinkButton>}
  />
);
