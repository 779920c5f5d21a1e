import { type PeerKind, topicKey } from './topics.ts';

/** Delay of a reply, ms: long enough to leave the chat, short enough to wait for. */
export const REPLY_DELAY_MS = 4000;

/** Replies to a topic, in order. */
const byTopic: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'side effects',
    [
      'Thanks for telling me. Mild nausea or a headache is common in the first few weeks and usually goes away. When did it start, and does it keep you from doing anything?',
      "That's what I'd expect. Take your next dose with food and a full glass of water, and message me in three days to tell me how you feel.",
      'If it gets worse, or you have chest pain or trouble breathing, stop taking it and call 911.',
    ],
  ],
  [
    'medication or treatment plan',
    [
      "I reviewed your plan. Your dose is right for now, and we'll check it again before your next delivery.",
      "You can request a different dose in your subscription. I'll decide within a day.",
      "Please keep taking it at the same time each day. If you miss a dose, take the next one as planned. Don't take two.",
    ],
  ],
  [
    'schedule a video/phone call',
    [
      "I'd be glad to talk. I'm available on weekdays from 10 am to 4 pm. Which day works for you, and should I call the phone number on your account?",
      "Got it. You'll get a reminder the day before. Please have your medication with you.",
    ],
  ],
  [
    'account/billing',
    [
      'I checked your account. Your next charge is the one shown on your subscription. Nothing else is due.',
      'Done. You can see it in your billing list within a day.',
    ],
  ],
  [
    'shipping/order',
    [
      "Your order has left our pharmacy. You'll see the tracking number on the order page once the carrier scans it.",
      'I asked the carrier and will message you when I hear back.',
    ],
  ],
  [
    'photo/id',
    [
      'Photos work best in daylight, without flash, with all four corners of the ID in the picture. Please send it again in the photo step.',
      'Thanks, we can read this one.',
    ],
  ],
]);

const byKind: Record<PeerKind, readonly string[]> = {
  doctor: [
    "Thanks for your message. I read your answers again and don't see anything that worries me.",
    'Good to know. I added it to your record.',
    'Please tell me if anything changes before your next delivery.',
  ],
  support: [
    "Thanks for reaching out. I'm looking into it and will reply here.",
    'I found the problem and fixed it. Is there anything else?',
  ],
};

const forFile: Record<PeerKind, string> = {
  doctor: "Thanks, I got it. I'll look at it together with your answers.",
  support: 'Thanks, I got the file.',
};

/** Next reply in a chat, determined by its topic and number of messages, so that chats are reproducible. */
export function replyOf(
  { topic, kind, isFile }: { topic: string | undefined; kind: PeerKind; isFile: boolean },
  turn: number,
): string {
  if (isFile) return forFile[kind];
  const texts = byTopic.get(topicKey(topic ?? '')) ?? byKind[kind];
  return texts[turn % texts.length] ?? forFile[kind];
}
