import { type PeerKind, topicKey } from './topics.ts';

/** Milliseconds until a question is answered: time to look away, not to wait. */
export const ANSWER_AFTER = 4000;

/** What is answered to a topic, one after another. */
const byTopic: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'side effects',
    [
      'Thank you for telling me. Mild nausea or a headache is common in the first weeks and mostly passes. When did it begin, and does it keep you from anything?',
      'That fits what I would expect. Take the next dose with food and a full glass of water, and write to me in three days how it goes.',
      'If it gets worse, or you have chest pain or trouble breathing, stop taking it and call 911.',
    ],
  ],
  [
    'medication or treatment plan',
    [
      'I have looked at your plan. The dose you take is right for where you are now; we look at it again before your next delivery.',
      'You can ask for another dose in your subscription. I decide about it within a day.',
      'Please keep taking it at the same time of the day. If you miss one, take the next as planned and do not double it.',
    ],
  ],
  [
    'schedule a video/phone call',
    [
      'I would be glad to talk. I am free on weekdays from 10 am to 4 pm. Which day suits you, and is it the phone number of your account?',
      'Noted. You will get a reminder the day before. Please have your medication at hand.',
    ],
  ],
  [
    'account/billing',
    [
      'I have opened your account. Your next charge is the one shown under your subscription; nothing else is due.',
      'Done. You can see it in your billing list within a day.',
    ],
  ],
  [
    'shipping/order',
    [
      'Your order has left our pharmacy. The tracking number is on the order page as soon as the carrier has scanned it.',
      'I have asked the carrier and write to you again when I hear from them.',
    ],
  ],
  [
    'photo/id',
    [
      'A photo works best in daylight, without flash, with all four corners of the ID in the picture. Please send it again in the photo step.',
      'Thank you, this one can be read well.',
    ],
  ],
]);

const byKind: Record<PeerKind, readonly string[]> = {
  doctor: [
    'Thank you for your message. I have read your answers again and see nothing that worries me.',
    'That is good to know. I have added it to your record.',
    'Please tell me if anything changes before your next delivery.',
  ],
  support: [
    'Thank you for writing. I am looking into it and come back to you here.',
    'I have found it and put it right. Is there anything else?',
  ],
};

const forFile: Record<PeerKind, string> = {
  doctor: 'Thank you, I have received it and look at it together with your answers.',
  support: 'Thank you, I have received the file.',
};

/** What somebody would answer: by the topic, in turn as the chat goes on, so that the same chat reads the same again. */
export function answerOf(
  { topic, kind, isFile }: { topic: string | undefined; kind: PeerKind; isFile: boolean },
  turn: number,
): string {
  if (isFile) return forFile[kind];
  const texts = byTopic.get(topicKey(topic ?? '')) ?? byKind[kind];
  return texts[turn % texts.length] ?? forFile[kind];
}
