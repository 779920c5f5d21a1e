import { ChatLayout } from '@patient/ui/ChatLayout';
import { ChatList, type ChatListItem } from '@patient/ui/ChatList';
import { ChatThread, type ChatThreadMessage } from '@patient/ui/ChatThread';
import { BackLink, LinkButton } from '@patient/ui/Link';

export interface MessagesProps {
  chats: readonly ChatListItem[];
  messages: readonly ChatThreadMessage[];
}

export const Messages = ({ chats, messages }: MessagesProps) => (
  <ChatLayout
    title="Messages"
    page="chat"
    list={<ChatList chats={chats} currentId="a" />}
    back={<BackLink href="/messages">Messages</BackLink>}
    action={<LinkButton href="/messages?new">New message</LinkButton>}
  >
    <ChatThread title="Dr. Amy Wong" messages={messages} headingLevel={2} />
  </ChatLayout>
);
