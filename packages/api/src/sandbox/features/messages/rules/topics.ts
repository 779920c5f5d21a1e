/** Who is asked in a chat. */
export type PeerKind = 'doctor' | 'support';

/** The topics of the specification's section 2 ("Header and help"), and who answers them. */
const answeredBy: ReadonlyMap<string, PeerKind> = new Map([
  ['account/billing', 'support'],
  ['shipping/order', 'support'],
  ['photo/id', 'support'],
  ['other', 'support'],
  ['medication or treatment plan', 'doctor'],
  ['schedule a video/phone call', 'doctor'],
  ['side effects', 'doctor'],
]);

/** The form in which topics are compared: a client may write them in capitals or with blanks around a slash. */
export const topicKey = (topic: string): string =>
  topic
    .trim()
    .toLowerCase()
    .replaceAll(/\s*\/\s*/g, '/')
    .replaceAll(/\s+/g, ' ');

/** Who answers a topic; support where there is none, or one nobody knows. */
export const peerKindOf = (topic: string | undefined): PeerKind =>
  answeredBy.get(topicKey(topic ?? '')) ?? 'support';
