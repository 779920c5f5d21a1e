/** What every screen shows, the same words in each library. */

/** How a state reads; each library has its own names for it. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** One thing that can be done with a subscription, a line of its menu. */
export interface Action {
  readonly id: string;
  readonly label: string;
  readonly icon: 'skip' | 'truck' | 'card' | 'cancel';
  readonly isDanger: boolean;
}

/** One card of the list. */
export interface Subscription {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  readonly href: string;
  readonly status: { readonly label: string; readonly tone: Tone };
  readonly facts: readonly { readonly term: string; readonly detail: string }[];
}

/** One message of the chat. */
export interface Message {
  readonly id: string;
  readonly text: string;
  readonly isOwn: boolean;
  readonly name: string;
  /** The day in figures; stands above its first message. */
  readonly day: string;
  readonly time: string;
}

/** A field of the form, and a choice of it. */
export interface Entry {
  readonly id: string;
  readonly label: string;
}

export const actions: readonly Action[] = [
  { id: 'skip', label: 'Skip a delivery', icon: 'skip', isDanger: false },
  { id: 'address', label: 'Change the address', icon: 'truck', isDanger: false },
  { id: 'card', label: 'Change the card', icon: 'card', isDanger: false },
  { id: 'cancel', label: 'Cancel the subscription', icon: 'cancel', isDanger: true },
];

const states: readonly Subscription['status'][] = [
  { label: 'Active', tone: 'success' },
  { label: 'In Review', tone: 'info' },
  { label: 'Action Required', tone: 'warning' },
];
const treatments = ['Hair loss', 'Weight loss', 'Anti-aging', 'ED'];

const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length];
  if (found === undefined) throw new Error('The list is empty');
  return found;
};

/** Cards for a list; another `turn` is another state, another date and another sum on each of them. */
export const subscriptionsOf = (count: number, turn = 0): readonly Subscription[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `s${place}`,
    title: `${at(treatments, place)} treatment ${place + 1}`,
    subtitle: `Finasteride 1 mg, ${30 + (place % 3) * 30} tablets`,
    href: `/user/subscriptions/s${place}`,
    status: at(states, place + turn),
    facts: [
      { term: 'Next delivery', detail: `03-${String(1 + ((place + turn) % 28)).padStart(2, '0')}-2027` },
      { term: 'Next charge', detail: `$${84 + ((place + turn) % 9)}.00` },
    ],
  }));

const said = [
  'Thank you, that helps.',
  'Some redness in the first two weeks is common and goes away by itself.',
  'Shall I go on as before? Since Monday my scalp is red where I put the solution, and it itches in the evening.',
  'Please write again on Friday.',
];

/** A talk, oldest first; writers change after every third message, days after every fiftieth. */
export const messagesOf = (count: number): readonly Message[] =>
  Array.from({ length: count }, (_, place) => {
    const isOwn = Math.floor(place / 3) % 2 === 0;
    return {
      id: `m${place}`,
      text: `${at(said, place)} (${place + 1})`,
      isOwn,
      name: isOwn ? 'Ada Lovelace' : 'Dr. Amy Wong',
      day: `Day ${Math.floor(place / 50) + 1}`,
      time: `10:${String(place % 60).padStart(2, '0')} AM`,
    };
  });

export const fields: readonly Entry[] = [
  { id: 'first', label: 'First name' },
  { id: 'last', label: 'Last name' },
  { id: 'street', label: 'Street address' },
  { id: 'city', label: 'City' },
  { id: 'zip', label: 'Zip code' },
  { id: 'phone', label: 'Phone number' },
];

export const speeds: readonly Entry[] = [
  { id: 'normal', label: 'Normal delivery' },
  { id: 'fast', label: 'Next day delivery' },
];
