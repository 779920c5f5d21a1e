import { chargeStatus } from '@patient/app/shared/format/chargeStatus.ts';
import { plainWords } from '@patient/app/shared/format/plainText.ts';
import type { AtlasPart } from '../part.ts';
import { knownValues } from '@patient/api/model';
import { ownRoutes } from './routes.ts';

export const ownRoutesPart: AtlasPart = {
  id: 'own-routes',
  title: 'More routes',
  section: undefined,
  lead: 'Addresses of pages and dialogs that the specification describes without one.',
  rows: ownRoutes,
};

/** Replaces spaces, which tags can't contain. */
const tagValue = (value: string) => value.replaceAll(' ', '-');

export const chargesPart: AtlasPart = {
  id: 'charges',
  title: 'Charges',
  section: undefined,
  lead: 'The label of every known charge status, and a charge with its items.',
  rows: [
    ...knownValues.ChargeStatus.map((status) => ({
      tag: `charge:${tagValue(status)}`,
      name: status,
      description: `Shown as “${chargeStatus(status).label}”`,
      testedBy:
        'packages/app/src/shared/format/chargeStatus.test.ts > chargeStatus: %s is shown as %s' as const,
    })),
    { tag: 'billing:receipt', name: 'A charge', description: 'Its items, sum, reason and date' },
  ],
};

export const ordersPart: AtlasPart = {
  id: 'orders',
  title: 'Order statuses',
  section: undefined,
  lead: 'The specification leaves the list open. These are the known values of the service.',
  rows: [
    ...knownValues.OrderStatus.map((status) => ({
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
  title: 'Messages',
  section: undefined,
  lead: 'Message types, and the states of a message until it is read.',
  rows: [
    ...knownValues.ChatMessageType.map((type) => ({
      tag: `chat:${type}`,
      name: type,
      description: 'Message type',
    })),
    { tag: 'chat:unsent', name: 'unsent', description: 'Stored on the device only' },
    { tag: 'chat:sending', name: 'sending', description: 'Being sent' },
    { tag: 'chat:failed', name: 'failed', description: 'Stored, with a retry' },
    { tag: 'chat:sent', name: 'sent', description: 'Stored by the service' },
    { tag: 'chat:read', name: 'read', description: 'Read by the recipient (whoHaveRead)' },
    { tag: 'chat:new', name: 'A new chat', description: 'Starts from a topic' },
    { tag: 'notification:unread', name: 'Notification', description: 'Unread, with message and time' },
  ],
};

export const formsPart: AtlasPart = {
  id: 'forms',
  title: 'Forms and states',
  section: undefined,
  lead: 'Inputs and states that the specification names without rules.',
  rows: [
    { tag: 'form:coupon', name: 'Coupon', description: 'Discount, bills and what it applies to' },
    { tag: 'form:preferences', name: 'Notification preferences', description: 'By email and by text' },
    { tag: 'form:appearance', name: 'Appearance', description: 'Colors, text size, contrast and motion' },
    { tag: 'form:password', name: 'New password', description: 'With an emailed token, or in the settings' },
    { tag: 'form:reveal-card', name: 'Card on file', description: 'Masked; shown in full on request' },
    { tag: 'layout:error', name: 'Error page', description: 'Error and a Home page link' },
    { tag: 'layout:progress', name: 'Route progress bar', description: 'While a page loads' },
  ],
};
