import { chargeLabel } from '@patient/app/features/subscriptions/rules/billing.ts';
import { plainWords } from '@patient/app/shared/format/plainText.ts';
import type { AtlasPart } from '../part.ts';
import { described } from './described.ts';

/** In which list of section 4 a charge stands. */
const charges: Readonly<Record<string, string>> = {
  success: 'In History and in Last billings',
  hold: 'In Last billings',
  captured: 'In Last billings',
  pending: 'Next billing, when it is the last one',
  'in process': 'Next billing, when it is the last one',
};

/** A value as part of a tag: no blanks. */
const plainTag = (value: string) => value.replaceAll(' ', '-');

export const billingPart: AtlasPart = {
  id: 'billing',
  title: 'Charges and bills',
  section: '4',
  lead: 'The three lists, and every status of a charge in the words of the app.',
  rows: [
    {
      tag: 'billing:history',
      name: 'History',
      words: 'Successful subscription charges',
      heldBy: 'packages/app/src/features/subscriptions/rules/billing.test.ts',
    },
    { tag: 'billing:last', name: 'Last billings', words: 'Status success, hold or captured' },
    {
      tag: 'billing:next',
      name: 'Next billing',
      words: 'The last charge with status pending or ‘in process’',
    },
    { tag: 'billing:receipt', name: 'A charge', words: 'Its items, sum, reason and date' },
    ...described.chargeStatuses.map((status) => ({
      tag: `charge:${plainTag(status)}`,
      name: status,
      words: charges[status] ?? 'In no list of the specification; the service knows it',
      app: `Reads “${chargeLabel(status)}”`,
      ...(!(status in charges) && {
        heldBy: 'packages/app/src/features/subscriptions/rules/billing.test.ts',
      }),
    })),
  ],
};

export const ordersPart: AtlasPart = {
  id: 'orders',
  title: 'Order statuses',
  section: '3',
  lead: 'The specification leaves the list open; these are what the service knows.',
  rows: [
    ...described.orderStatuses.map((status) => ({
      tag: `order:${status}`,
      name: status,
      words: 'A state of an order, with what happened and what comes next',
    })),
    {
      tag: 'order:other',
      name: 'other values',
      words: 'In plain words',
      app: `held_at_customs reads “${plainWords('held_at_customs')}”`,
    },
  ],
};

export const chatPart: AtlasPart = {
  id: 'chat',
  title: 'Chat and notifications',
  section: '3 and 4',
  lead: 'Kinds of message, how far one has come, and when something counts as read.',
  rows: [
    ...described.messageTypes.map((type) => ({
      tag: `chat:${type}`,
      name: type,
      words: 'A kind of message',
    })),
    { tag: 'chat:unsent', name: 'unsent', words: 'Written and kept; it has not left the device' },
    { tag: 'chat:sending', name: 'sending', words: 'On its way' },
    { tag: 'chat:failed', name: 'failed', words: 'Kept, with a way to try again' },
    { tag: 'chat:sent', name: 'sent', words: 'The service has it' },
    { tag: 'chat:read', name: 'read', words: 'Seen by the other side (whoHaveRead)' },
    { tag: 'chat:support', name: 'Support', words: 'The name of a variation and of a peer that has none' },
    { tag: 'chat:counter', name: 'Unread counter', words: 'Never goes below 0' },
    { tag: 'chat:new', name: 'A new chat', words: 'Starts from a topic' },
    { tag: 'notification:unread', name: 'Notification, unread', words: 'Message and time' },
    {
      tag: 'notification:read',
      name: 'Notification, read',
      words: 'At least 75% visible: marked read, and the counter goes down',
    },
  ],
};
