import type { Chat, ChatMessage, Subscription } from '@patient/api';
import { listTime } from './chatTimes.ts';
import { peerName } from './threadView.ts';
import { chatHref } from './topics.ts';

/** Row of the list. */
export interface ChatRow {
  readonly id: string;
  readonly href: string;
  readonly title?: string;
  readonly peerName?: string;
  readonly isUnnamed?: boolean;
  readonly peerAvatarUrl?: string;
  readonly lastMessage?: string;
  readonly time?: string;
  readonly unread?: number;
}

/** What the list says of a message; a file is named by what it is. */
function preview({ messageType, message, fileName }: ChatMessage): string {
  if (messageType === 'image') return 'Photo';
  return messageType === 'file' ? (fileName ?? 'File') : message;
}

/**
 * What a chat is about: its treatment, else its topic, else "Support" (specification section 3). Several chats without a
 * treatment could not be told apart otherwise.
 */
export function chatTitle({
  variationName = 'Support',
  topic = '',
}: Pick<Chat, 'variationName' | 'topic'>): string {
  if (variationName !== 'Support' || topic === '') return variationName;
  const words = topic.replace('/', ' or ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A chat in the list (specification section 3: "Support" by default). */
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

/** Rows for the doctor of each subscription that nobody has written about yet, and for support. */
export function newChatRows(
  chats: readonly Chat[],
  subscriptions: readonly Pick<Subscription, '_id' | 'status' | 'plan'>[],
): readonly ChatRow[] {
  const known = new Set(chats.map(({ subscriptionId }) => subscriptionId));
  const doctors = subscriptions
    .filter(({ _id, status }) => !known.has(_id) && status !== 'cancel')
    .map(({ _id, plan }) => ({
      id: _id,
      href: chatHref({ kind: 'subscription', subscriptionId: _id }),
      title: plan?.variationName || plan?.productName || 'Your treatment',
      peerName: 'Your doctor',
      isUnnamed: true,
    }));
  const hasSupport = chats.some(({ users = [] }) => users.some(({ roles }) => roles[0] === 'support'));
  const support = { id: 'support', href: chatHref({ kind: 'topic', topic: 'other' }) };
  return hasSupport ? doctors : [...doctors, support];
}
