/** Content of the screens, the same for every library. */

/** Tone of a status badge. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export interface Action {
  readonly id: string;
  readonly label: string;
  readonly icon: 'skip' | 'truck' | 'card' | 'cancel';
  readonly isDanger: boolean;
}

export interface Subscription {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly href: string;
  readonly status: { readonly label: string; readonly tone: Tone };
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
}

export interface Message {
  readonly id: string;
  readonly text: string;
  readonly isOwn: boolean;
  readonly name: string;
  /** Heading above the first message of a day. */
  readonly day: string;
  readonly time: string;
}

/** Form field or radio option. */
export interface FormEntry {
  readonly id: string;
  readonly label: string;
}

export const actions: readonly Action[] = [
  { id: 'skip', label: 'Skip a delivery', icon: 'skip', isDanger: false },
  { id: 'address', label: 'Change address', icon: 'truck', isDanger: false },
  { id: 'card', label: 'Change card', icon: 'card', isDanger: false },
  { id: 'cancel', label: 'Cancel subscription', icon: 'cancel', isDanger: true },
];

const statuses: readonly Subscription['status'][] = [
  { label: 'Active', tone: 'success' },
  { label: 'In Review', tone: 'info' },
  { label: 'Action Required', tone: 'warning' },
];
const treatments = ['Hair loss', 'Weight loss', 'Anti-aging', 'ED'];

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('The list is empty');
  return item;
};

/** Subscriptions for the card list; each revision changes every status, date and price. */
export const createSubscriptions = (count: number, revision = 0): readonly Subscription[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    title: `${at(treatments, index)} treatment ${index + 1}`,
    subtitle: `Finasteride 1 mg, ${30 + (index % 3) * 30} tablets`,
    href: `/user/subscriptions/s${index}`,
    status: at(statuses, index + revision),
    facts: [
      { term: 'Next delivery', detail: `03-${String(1 + ((index + revision) % 28)).padStart(2, '0')}-2027` },
      { term: 'Next charge', detail: `$${84 + ((index + revision) % 9)}.00` },
    ],
  }));

const texts = [
  'Thanks, that helps.',
  'Some redness in the first two weeks is common and goes away on its own.',
  'Should I keep using it? Since Monday my scalp has been red where I apply the solution, and it itches in the evening.',
  'Please message me again on Friday.',
];

/** Messages, oldest first. The writer changes every 3 messages and the day every 50. */
export const createMessages = (count: number): readonly Message[] =>
  Array.from({ length: count }, (_, index) => {
    const isOwn = Math.floor(index / 3) % 2 === 0;
    return {
      id: `m${index}`,
      text: `${at(texts, index)} (${index + 1})`,
      isOwn,
      name: isOwn ? 'Ada Lovelace' : 'Dr. Amy Wong',
      day: `Day ${Math.floor(index / 50) + 1}`,
      time: `10:${String(index % 60).padStart(2, '0')} AM`,
    };
  });

export const fields: readonly FormEntry[] = [
  { id: 'first', label: 'First name' },
  { id: 'last', label: 'Last name' },
  { id: 'street', label: 'Street address' },
  { id: 'city', label: 'City' },
  { id: 'zip', label: 'Zip code' },
  { id: 'phone', label: 'Phone number' },
];

export const deliverySpeeds: readonly FormEntry[] = [
  { id: 'normal', label: 'Standard delivery' },
  { id: 'fast', label: 'Next day delivery' },
];
