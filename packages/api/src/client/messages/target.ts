import type { KnownDoctorQuestionTopic } from '../../generated/knownValues.ts';

/** Topics of chats with support (specification section 2), as the service names them, by the id in URLs. */
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

const TOPICS = { ...SUPPORT_TOPICS, ...DOCTOR_TOPICS } satisfies Readonly<
  Record<string, KnownDoctorQuestionTopic>
>;

/** Id of a topic. */
export type TopicId = keyof typeof TOPICS;

/** Whether a text is the id of a topic. */
export const isTopic = (id: string | null): id is TopicId => id !== null && Object.hasOwn(TOPICS, id);

/** Name of a topic at the service. */
export const topicText = (id: TopicId): string => TOPICS[id];

/** Whether a doctor answers. */
export const isDoctorTopic = (id: TopicId): boolean => Object.hasOwn(DOCTOR_TOPICS, id);

/** Id of a topic by its name at the service; undefined for an unknown one. */
export const topicIdOf = (text: string | undefined): TopicId | undefined =>
  Object.keys(TOPICS)
    .filter(isTopic)
    .find((id) => TOPICS[id].toLowerCase() === text?.toLowerCase());

/** Chat about a subscription and optionally one topic; the first message starts it. */
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

/** Key of a target. */
export const targetKey = (target: ChatTarget): string =>
  target.kind === 'chat'
    ? target.chatId
    : [target.kind, 'subscriptionId' in target ? target.subscriptionId : '', target.topic].join(' ');

/** Name of a target's draft on the device. Names are not encrypted, so it doesn't contain the topic. */
export function draftOwner(target: ChatTarget): string {
  if (target.kind === 'chat') return target.chatId;
  if (target.kind === 'topic') return 'new';
  return target.topic === undefined ? target.subscriptionId : `new-${target.subscriptionId}`;
}
