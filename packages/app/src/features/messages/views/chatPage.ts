import type { Chat } from '@patient/api';
import {
  isTopic,
  topicIdOf,
  type ChatTarget,
  type SubscriptionTarget,
  type TopicId,
} from '@patient/api/messages';

/** Content of /user/chat: the list, the topics, the treatments to choose for a topic, or a chat. */
export type ChatPage =
  | { readonly kind: 'list' }
  | { readonly kind: 'topics' }
  | { readonly kind: 'treatments'; readonly topic: TopicId }
  | ChatTarget;

/** Parses the query of /user/chat. */
export function chatPage(search: string): ChatPage {
  const query = new URLSearchParams(search);
  const [chatId, subscriptionId, topicId] = ['chatId', 'subscriptionId', 'topic'].map((name) =>
    query.get(name),
  );
  const topic = topicId !== undefined && isTopic(topicId) ? topicId : undefined;
  if (chatId) return { kind: 'chat', chatId };
  if (subscriptionId) return { kind: 'subscription', subscriptionId, ...(topic && { topic }) };
  if (topic !== undefined) return { kind: 'topic', topic };
  return query.has('new') || topicId ? { kind: 'topics' } : { kind: 'list' };
}

/** Link to a page of /user/chat. */
export function chatHref(page: ChatPage): string {
  if (page.kind === 'list') return '/user/chat';
  const { kind, ...query } = page;
  return `/user/chat?${new URLSearchParams(kind === 'topics' ? { new: '1' } : query)}`;
}

/** Chats in the list, the one with the newest message first. */
export type ListedChats = readonly Pick<Chat, '_id' | 'subscriptionId' | 'topic'>[];

/** Chat about a subscription in the list: with the given topic, or the newest one if no topic is given. */
export const chatIdOfSubscription = (
  chats: ListedChats | undefined,
  { subscriptionId, topic }: SubscriptionTarget,
): string | undefined =>
  chats?.find(
    (chat) =>
      chat.subscriptionId === subscriptionId && (topic === undefined || topicIdOf(chat.topic) === topic),
  )?._id;

/** Targets that lead to this chat: their unsent messages move to it. */
export function targetsOf(
  { _id, subscriptionId, topic }: ListedChats[number],
  chats: ListedChats | undefined,
): readonly SubscriptionTarget[] {
  if (subscriptionId === undefined) return [];
  const id = topicIdOf(topic);
  const plain = { kind: 'subscription', subscriptionId } as const;
  const targets: readonly SubscriptionTarget[] =
    id === undefined ? [plain] : [plain, { ...plain, topic: id }];
  return targets.filter((target) => [undefined, _id].includes(chatIdOfSubscription(chats, target)));
}
