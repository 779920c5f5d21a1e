import { openingText } from '../../features/messages/rules/topics.ts';
import type { Author } from '../../features/messages/rules/readMarks.ts';

/** Line of a seeded chat. */
export interface Line {
  by: Author;
  text: string;
  /** Seeded file that is sent instead of a text. */
  file?: 'picture' | 'document';
}

/** Seeded chat; its id is `<scenario>-chat-<key>`. */
export interface Conversation {
  key: string;
  /** Key of its subscription. */
  about?: string;
  topic?: string;
  /** Id of the doctor; undefined for support. */
  doctorId?: string;
  lines: readonly Line[];
  /** Number of lines at the end that the patient has not read. */
  unread: number;
  /** Number of days since the last line. */
  daysAgo: number;
}

const DOCTOR = 'doctor-lee';

const firstLine = (about: string): Line => ({ by: 'system', text: openingText(about) });
const mine = (text: string): Line => ({ by: 'patient', text });
const theirs = (text: string): Line => ({ by: 'peer', text });

const withDoctor: readonly Line[] = [
  firstLine('Once-weekly injection'),
  mine('Hello doctor, I had my first dose on Sunday. I feel a bit queasy in the mornings. Is that normal?'),
  theirs('Hello! Yes, mild nausea is common in the first two weeks. Small meals and plenty of water help.'),
  theirs('Do you take anything else at the moment, also without a prescription?'),
  mine('Only vitamin D. And ibuprofen now and then for my knee.'),
  theirs('Vitamin D is fine. Please keep the ibuprofen rare while your stomach settles.'),
  mine('The skin where I injected is a little red. I send you a photo.'),
  { by: 'patient', text: 'injection.png', file: 'picture' },
  theirs('Thank you. That is a mild reaction and goes in a day or two. Change the place each week.'),
  mine('It is gone already, and the nausea is better too. Thank you!'),
  theirs('Good to hear. We look at your dose together before the next delivery.'),
];

const reminder = theirs('And please send me your weight on Friday, as agreed.');

const withSupport: readonly Line[] = [
  firstLine('shipping/order'),
  mine('My parcel shows "in transit" since Monday. Can you see where it is?'),
  theirs('I have asked the carrier: it waits in Salem and comes on Thursday.'),
  mine('Great, thank you.'),
];

const aboutPhoto: readonly Line[] = [
  firstLine('photo/ID'),
  mine('The photo of my ID was refused. What was wrong with it?'),
  theirs('A corner was cut off. Please take it again in daylight, with all four corners in the picture.'),
  theirs('How to take a photo that can be read: see https://help.example/photos'),
  { by: 'peer', text: 'photo-guide.pdf', file: 'document' },
];

/** Weekly reports, for more than one page of messages. */
const reports: readonly Line[] = Array.from({ length: 30 }, (_, week): Line[] => [
  mine(`Week ${week + 1}: ${(212 - week * 0.8).toFixed(1)} lb, and I feel well.`),
  theirs('Thank you, I have added it to your record.'),
]).flat();

export const demoConversations: readonly Conversation[] = [
  { key: 'doctor', about: 'active', doctorId: DOCTOR, lines: withDoctor, unread: 1, daysAgo: 1 },
  { key: 'support', topic: 'shipping/order', lines: withSupport, unread: 0, daysAgo: 9 },
];

export const chatConversations: readonly Conversation[] = [
  { key: 'doctor', about: '1', doctorId: DOCTOR, lines: [...withDoctor, reminder], unread: 2, daysAgo: 0 },
  {
    key: 'reports',
    topic: 'medication or treatment plan',
    doctorId: DOCTOR,
    lines: [firstLine('medication or treatment plan'), ...reports],
    unread: 0,
    daysAgo: 3,
  },
  { key: 'photo', topic: 'photo/ID', lines: aboutPhoto, unread: 3, daysAgo: 5 },
  { key: 'shipping', topic: 'shipping/order', lines: withSupport, unread: 0, daysAgo: 40 },
];
