import type { Chat } from '@patient/api';

/** Topics of chats with support (specification section 2) by their id in addresses, in the words of the service. */
export const SUPPORT_TOPICS = {
  account: 'account/billing',
  order: 'shipping/order',
  photo: 'photo/ID',
  other: 'other',
} as const;

/** Topics of chats with a doctor. */
export const DOCTOR_TOPICS = {
  treatment: 'medication or treatment plan',
  call: 'schedule a video/phone call',
  sideEffects: 'side effects',
} as const;

const TOPICS = { ...SUPPORT_TOPICS, ...DOCTOR_TOPICS };

/** Id of a topic. */
export type TopicId = keyof typeof TOPICS;

/** Whether a text of an address names a topic. */
export const isTopic = (id: string | null): id is TopicId => id !== null && Object.hasOwn(TOPICS, id);

/** Topic in the words of the service. */
export const topicText = (id: TopicId): string => TOPICS[id];

/** Whether a doctor answers. */
export const isDoctorTopic = (id: TopicId): boolean => Object.hasOwn(DOCTOR_TOPICS, id);

/** Id of a topic in the words of the service; undefined for an unknown one. */
const topicIdOf = (text: string | undefined): TopicId | undefined =>
  Object.keys(TOPICS)
    .filter(isTopic)
    .find((id) => TOPICS[id].toLowerCase() === text?.toLowerCase());

/** Chat of a subscription, with one topic where there is one; the first message starts it. */
export interface SubscriptionTarget {
  readonly kind: 'subscription';
  readonly subscriptionId: string;
  readonly topic?: TopicId;
}

/** Recipient of a message: a chat, the chat about a subscription, or a new one about a topic. */
export type ChatTarget =
  | { readonly kind: 'chat'; readonly chatId: string }
  | SubscriptionTarget
  | { readonly kind: 'topic'; readonly topic: TopicId };

/** What /user/chat shows: the list, the topics, the treatments that a topic can be about, or a chat. */
export type ChatPage =
  | { readonly kind: 'list' }
  | { readonly kind: 'topics' }
  | { readonly kind: 'treatments'; readonly topic: TopicId }
  | ChatTarget;

/** Reads the address of /user/chat. */
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

/** Address of what /user/chat shows. */
export function chatHref(page: ChatPage): string {
  if (page.kind === 'list') return '/user/chat';
  const { kind, ...query } = page;
  return `/user/chat?${new URLSearchParams(kind === 'topics' ? { new: '1' } : query)}`;
}

/** Listed chats, the one written in last first. */
export type ListedChats = readonly Pick<Chat, '_id' | 'subscriptionId' | 'topic'>[];

/** Listed chat about a subscription: the one with the topic, or without a topic the newest one. */
export const chatIdOfSubscription = (
  chats: ListedChats | undefined,
  { subscriptionId, topic }: SubscriptionTarget,
): string | undefined =>
  chats?.find(
    (chat) =>
      chat.subscriptionId === subscriptionId && (topic === undefined || topicIdOf(chat.topic) === topic),
  )?._id;

/** Targets whose messages belong to a listed chat. */
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

/** Names a target in the app. */
export const targetKey = (target: ChatTarget): string => chatHref(target);

/** Name of a target's draft on the device, where it stands in clear: it says nothing of a topic. */
export function draftOwner(target: ChatTarget): string {
  if (target.kind === 'chat') return target.chatId;
  if (target.kind === 'topic') return 'new';
  return target.topic === undefined ? target.subscriptionId : `new-${target.subscriptionId}`;
}
