import type { Chat, ChatMessage } from '@patient/api';
import { listTime } from './chatTimes.ts';
import { peerName } from './threadView.ts';
import { chatHref } from './chatPage.ts';

/** Row of the list. */
export interface ChatRow {
  readonly id: string;
  readonly href: string;
  readonly title?: string;
  readonly peerName?: string;
  readonly peerAvatarUrl?: string;
  readonly lastMessage?: string;
  readonly time?: string;
  readonly unread?: number;
}

/** Preview of a message; a file without a name is described by its type. */
function preview({ messageType, message, fileName }: ChatMessage): string {
  if (messageType === 'image') return 'Photo';
  return messageType === 'file' ? (fileName ?? 'File') : message;
}

/** Label of a topic of the service: "Photo or ID". */
export function topicLabel(topic: string): string {
  const words = topic.replace('/', ' or ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Topic and treatment of a chat, or "Support" (specification section 3). */
export function chatTitle({
  variationName = 'Support',
  topic = '',
}: Pick<Chat, 'variationName' | 'topic'>): string {
  const treatment = variationName === 'Support' ? '' : variationName;
  return [topicLabel(topic), treatment].filter(Boolean).join(' · ') || 'Support';
}

/** Row of a chat. The peer is "Support" by default (specification section 3). */
export function chatRow(chat: Chat, now: number): ChatRow {
  const last = chat.messages?.at(-1);
  const peer = chat.users?.[0];
  return {
    id: chat._id,
    href: chatHref({ kind: 'chat', chatId: chat._id }),
    title: chatTitle(chat),
    peerName: peerName(peer),
    ...(peer?.avatar !== undefined && { peerAvatarUrl: peer.avatar }),
    ...(last && { lastMessage: preview(last), time: listTime(last.createdAt, now) }),
    unread: Math.max(0, chat.unread ?? 0),
  };
}
