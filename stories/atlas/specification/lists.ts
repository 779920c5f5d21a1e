import { chargeStatus } from '@patient/app/shared/format/chargeStatus.ts';
import { plainWords } from '@patient/app/shared/format/plainText.ts';
import type { AtlasPart } from '../part.ts';
import { knownValues } from './knownValues.ts';

/** List that shows a charge, by status (section 4). */
const charges: Readonly<Record<string, string>> = {
  success: 'History and Last billings',
  hold: 'Last billings',
  captured: 'Last billings',
  pending: 'Next billing, if it is the last one',
  'in process': 'Next billing, if it is the last one',
};

/** Replaces spaces, which tags can't contain. */
const tagValue = (value: string) => value.replaceAll(' ', '-');

export const billingPart: AtlasPart = {
  id: 'billing',
  title: 'Charges and bills',
  section: '4',
  lead: 'The three lists, and the label of every charge status.',
  rows: [
    {
      tag: 'billing:history',
      name: 'History',
      description: 'Successful subscription charges',
      testedBy: 'packages/app/src/features/subscriptions/rules/billing.test.ts',
    },
    { tag: 'billing:last', name: 'Last billings', description: 'Status success, hold or captured' },
    {
      tag: 'billing:next',
      name: 'Next billing',
      description: 'The last charge with status pending or ‘in process’',
    },
    { tag: 'billing:receipt', name: 'A charge', description: 'Its items, sum, reason and date' },
    ...knownValues.chargeStatuses.map((status) => ({
      tag: `charge:${tagValue(status)}`,
      name: status,
      description: charges[status] ?? 'A known value of the service that the specification puts in no list',
      app: `Shown as “${chargeStatus(status).label}”`,
      ...(!(status in charges) && {
        testedBy: 'packages/app/src/features/subscriptions/rules/billing.test.ts',
      }),
    })),
  ],
};

export const ordersPart: AtlasPart = {
  id: 'orders',
  title: 'Order statuses',
  section: '3',
  lead: 'The specification leaves the list open. These are the known values of the service.',
  rows: [
    ...knownValues.orderStatuses.map((status) => ({
      tag: `order:${status}`,
      name: status,
      description: 'Status of an order, with previous and next steps',
    })),
    {
      tag: 'order:other',
      name: 'other values',
      description: 'Shown as text',
      app: `held_at_customs is shown as “${plainWords('held_at_customs')}”`,
    },
  ],
};

export const chatPart: AtlasPart = {
  id: 'chat',
  title: 'Chat and notifications',
  section: '3 and 4',
  lead: 'Message types, delivery states, and when something counts as read.',
  rows: [
    ...knownValues.messageTypes.map((type) => ({
      tag: `chat:${type}`,
      name: type,
      description: 'Message type',
    })),
    { tag: 'chat:unsent', name: 'unsent', description: 'Stored on the device only' },
    { tag: 'chat:sending', name: 'sending', description: 'Being sent' },
    { tag: 'chat:failed', name: 'failed', description: 'Stored, with a retry' },
    { tag: 'chat:sent', name: 'sent', description: 'Stored by the service' },
    { tag: 'chat:read', name: 'read', description: 'Read by the recipient (whoHaveRead)' },
    { tag: 'chat:support', name: 'Support', description: 'Name of a variation or peer without a name' },
    { tag: 'chat:counter', name: 'Unread counter', description: 'Never goes below 0' },
    { tag: 'chat:new', name: 'A new chat', description: 'Starts from a topic' },
    { tag: 'notification:unread', name: 'Notification, unread', description: 'Message and time' },
    {
      tag: 'notification:read',
      name: 'Notification, read',
      description: 'At least 75% visible: marked read, and the counter goes down',
    },
  ],
};
