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

/** Whom a message is for: a chat, the chat of a subscription that begins with it, or a new one about a topic. */
export type ChatTarget =
  | { readonly kind: 'chat'; readonly chatId: string }
  | { readonly kind: 'subscription'; readonly subscriptionId: string }
  | { readonly kind: 'topic'; readonly topic: TopicId };

/** What /user/chat shows: the list, the topics, or a chat. */
export type ChatPage = { readonly kind: 'list' } | { readonly kind: 'topics' } | ChatTarget;

/** Reads the address of /user/chat. */
export function chatPage(search: string): ChatPage {
  const query = new URLSearchParams(search);
  const [chatId, subscriptionId, topic] = ['chatId', 'subscriptionId', 'topic'].map((name) =>
    query.get(name),
  );
  if (chatId) return { kind: 'chat', chatId };
  if (subscriptionId) return { kind: 'subscription', subscriptionId };
  if (topic !== undefined && isTopic(topic)) return { kind: 'topic', topic };
  return query.has('new') || topic ? { kind: 'topics' } : { kind: 'list' };
}

/** Address of what /user/chat shows. */
export function chatHref(page: ChatPage): string {
  if (page.kind === 'list') return '/user/chat';
  const { kind, ...query } = page;
  return `/user/chat?${new URLSearchParams(kind === 'topics' ? { new: '1' } : query)}`;
}

/** The chat that a subscription has, once it is listed. */
export const chatIdOfSubscription = (
  chats: readonly Pick<Chat, '_id' | 'subscriptionId'>[] | undefined,
  id: string,
): string | undefined => chats?.find(({ subscriptionId }) => subscriptionId === id)?._id;

/** Names a target in the app. */
export const targetKey = (target: ChatTarget): string => chatHref(target);

/** Name of a target's draft on the device, where it stands in clear: it says nothing of a topic. */
export function draftOwner(target: ChatTarget): string {
  if (target.kind === 'chat') return target.chatId;
  return target.kind === 'subscription' ? target.subscriptionId : 'new';
}
