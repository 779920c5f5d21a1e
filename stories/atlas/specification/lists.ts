import type { AtlasPart, TestName } from '../part.ts';

const BILLING = 'packages/app/src/features/subscriptions/views/billing.test.ts';
const LISTS: TestName = `${BILLING} > the list "%s" contains %j`;
const NEXT: TestName = `${BILLING} > next bill: %s`;

export const billingPart: AtlasPart = {
  id: 'billing',
  title: 'Billing lists',
  section: 4,
  lead: 'The three lists of a subscription’s charges.',
  rows: [
    {
      tag: 'billing:history',
      name: 'History',
      description: 'Successful subscription charges',
      testedBy: LISTS,
    },
    { tag: 'billing:last', name: 'Last billings', description: 'Status success', testedBy: LISTS },
    { tag: 'charge:hold', name: 'Last billings', description: 'Status hold', testedBy: LISTS },
    { tag: 'charge:captured', name: 'Last billings', description: 'Status captured', testedBy: LISTS },
    {
      tag: 'billing:next',
      name: 'Next billing',
      description: 'The last charge with status pending',
      testedBy: NEXT,
    },
    {
      tag: 'charge:in-process',
      name: 'Next billing',
      description: 'The last charge with status ‘in process’',
      testedBy: NEXT,
    },
  ],
};

const SESSION = 'packages/api/src/client/session/session.test.ts';

export const readingPart: AtlasPart = {
  id: 'reading',
  title: 'Notifications, chat and session',
  section: 4,
  lead: 'When something counts as read, and when a session ends.',
  rows: [
    {
      tag: 'patterns-notifications-notificationitem--read-at-three-quarters',
      name: 'Notification',
      description: 'Becomes read when at least 75% visible',
      decision: 80,
      app: 'Only while the window has the focus',
    },
    {
      tag: 'notification:read',
      name: 'Notification',
      description: 'It is then marked read through the socket',
      testedBy:
        'packages/api/src/client/live/liveConnection.test.ts > liveConnection: queues events until the connection is open, and resends them only after a lost connection',
    },
    {
      tag: 'notification:read',
      name: 'Notification',
      description: 'The counter is decremented',
      testedBy: 'packages/api/src/model/notifications/noticeList.test.ts > noticeList: marks %s',
    },
    {
      tag: 'chat:counter',
      name: 'Chat',
      description: 'The unread counter never goes below 0',
      testedBy: 'packages/api/src/model/messages/chats.test.ts > unread messages of %s',
    },
    {
      tag: 'screens-auth-sign-in--signs-in',
      name: 'Session',
      description: 'Login stores token and expiry',
      testedBy: `${SESSION} > signing in stores the token, its expiry and the time of the activity`,
    },
    {
      name: 'Session',
      description: 'Expires 30 days after the last activity',
      testedBy: `${SESSION} > privacy 7: each visit within 30 days extends the session, and 30 idle days end it`,
    },
    {
      tag: 'screens-shell-cleared-data--no-stamp',
      name: 'Session',
      description: 'A missing expirationDate forces logout',
    },
    {
      name: 'Session',
      description: 'Logout clears user, basics, ids, payment, steps, subscriptions, questions and chats',
      testedBy:
        'packages/app/e2e/logout.spec.ts > privacy 7: clears every tab, and Back shows no patient data',
    },
    {
      tag: 'header:logout',
      name: 'Session',
      description: 'Logout opens the brand site and goes to /',
      decision: 9,
      app: 'A session that ends by itself opens nothing',
    },
  ],
};
