import { chatOfSubscription, writeMessage } from './chats.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { noMarks } from './rules/readMarks.ts';
import { openingText, peerKindOf } from './rules/topics.ts';
import { isoOf } from '../../../model/dates.ts';
import { treatingDoctor } from '../doctors/treatingDoctor.ts';
import { type ChatMessage } from '../../core/schema.ts';
import { type ChatRecord } from './records.ts';
import { subscriptionRecord, subscriptionRecords } from '../../core/subscriptions.ts';

/** Starts a chat with a system message about its topic. */
function startChat(
  context: Context,
  caller: Caller,
  about: Pick<ChatRecord, 'subscriptionId' | 'topic' | 'variationName'> & { doctorId: string | undefined },
): { chat: ChatRecord; first: ChatMessage[] } {
  const { doctorId, ...rest } = about;
  const chat: ChatRecord = {
    _id: `chat-${crypto.randomUUID()}`,
    ...rest,
    ...(doctorId !== undefined && { doctorId }),
    ...noMarks,
    lastAt: isoOf(context.clock()),
  };
  context.store.put('chats', caller.patientId, chat._id, chat);
  const message = openingText(about.topic ?? about.variationName);
  return {
    chat,
    first: writeMessage(context, caller, chat._id, { by: 'system', messageType: 'system', message }),
  };
}

/** Returns the newest chat about a subscription and topic, or starts one; without a topic, the newest about any topic. */
export function chatAboutSubscription(
  context: Context,
  caller: Caller,
  id: string,
  topic: string | undefined,
) {
  const subscription = subscriptionRecord(context, caller.patientId, id);
  const known = chatOfSubscription(context, caller.patientId, { subscriptionId: subscription._id, topic });
  if (known !== undefined) return { chat: known, first: [] };
  return startChat(context, caller, {
    subscriptionId: subscription._id,
    ...(topic !== undefined && { topic }),
    variationName: subscription.plan?.variationName ?? 'Treatment',
    doctorId: treatingDoctor(context, caller.user._id, subscription)?._id,
  });
}

/** Starts a chat with a doctor or support, depending on the topic. A doctor's chat is about the treatment if there is only one. */
export function startTopicChat(context: Context, caller: Caller, topic: string | undefined) {
  const isForDoctor = peerKindOf(topic) === 'doctor';
  const treatments = isForDoctor
    ? subscriptionRecords(context, caller.patientId).filter(({ doctorId }) => doctorId !== undefined)
    : [];
  const treated = treatments.length === 1 ? treatments[0] : undefined;
  return startChat(context, caller, {
    ...(topic !== undefined && { topic }),
    variationName: treated?.plan?.variationName ?? 'Support',
    doctorId: isForDoctor ? treatingDoctor(context, caller.user._id, treated)?._id : undefined,
  });
}
