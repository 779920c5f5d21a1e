export { createMessageOutbox, type MessageOutbox, type MessageOutboxOptions } from './createMessageOutbox.ts';
export { savedName } from './fileName.ts';
export { type DraftProblem, type MessageFile, type Unsent } from './message.ts';
export {
  draftOf,
  isSameMessage,
  messagesAfter,
  unsentOf,
  type DraftChange,
  type MessageAction,
  type Messages,
} from './messages.ts';
export { prepareAttachment } from './prepareAttachment.ts';
export { sendMessage, toBlob, type Sender } from './sendMessage.ts';
export {
  DOCTOR_TOPICS,
  draftOwner,
  isDoctorTopic,
  isTopic,
  SUPPORT_TOPICS,
  targetKey,
  topicIdOf,
  topicText,
  type ChatTarget,
  type SubscriptionTarget,
  type TopicId,
} from './target.ts';
