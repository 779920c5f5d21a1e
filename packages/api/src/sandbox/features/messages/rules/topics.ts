import type { KnownDoctorQuestionTopic } from '../../../../generated/knownValues.ts';

/** Recipient of a patient's messages. */
export type PeerKind = 'doctor' | 'support';

/** Topics of the specification's section 2 ("Header and help"), with their recipients. */
const ANSWERED_BY = {
  'account/billing': 'support',
  'shipping/order': 'support',
  'photo/ID': 'support',
  other: 'support',
  'medication or treatment plan': 'doctor',
  'schedule a video/phone call': 'doctor',
  'side effects': 'doctor',
} as const satisfies Readonly<Record<KnownDoctorQuestionTopic, PeerKind>>;

/** Normalizes a topic for comparison, ignoring case and spaces around a slash. */
export const topicKey = (topic: string): string =>
  topic
    .trim()
    .toLowerCase()
    .replaceAll(/\s*\/\s*/g, '/')
    .replaceAll(/\s+/g, ' ');

/** Recipient of a topic; support for an unknown one or none. */
export const peerKindOf = (topic: string | undefined): PeerKind =>
  Object.entries<PeerKind>(ANSWERED_BY).find(([known]) => topicKey(known) === topicKey(topic ?? ''))?.[1] ??
  'support';

/** First message of a chat, by the service: what the patient asked. */
export function openingText(about: string): string {
  const what =
    topicKey(about) === 'schedule a video/phone call'
      ? 'You asked for a video or phone call.'
      : `You asked about: ${about}.`;
  return `${what} Usually answered within 24 hours.`;
}
