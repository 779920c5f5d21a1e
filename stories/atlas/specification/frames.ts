import type { AtlasPart } from '../part.ts';

export const layoutsPart: AtlasPart = {
  id: 'layouts',
  title: 'Layouts',
  section: 2,
  lead: 'Layouts around the screens.',
  rows: [
    { tag: 'layout:auth', name: 'Auth layout', description: 'Header' },
    {
      tag: 'layout:auth',
      name: 'Auth layout',
      description: 'Narrow centered column',
      decision: 86,
      app: 'Wider on a computer where a registration starts',
    },
    {
      tag: 'message:server',
      name: 'Auth layout',
      description: 'Notifications',
    },
    { tag: 'layout:drawer', name: 'Account layout', description: 'Side drawer menu' },
    { tag: 'layout:account', name: 'Account layout', description: 'Home leads to /user/subscriptions' },
    { tag: 'layout:account', name: 'Account layout', description: 'Order History' },
    { tag: 'layout:account', name: 'Account layout', description: 'Doctor Messaging leads to /user/chat' },
    { tag: 'layout:account', name: 'Account layout', description: 'Account Info leads to /user/profile' },
    {
      tag: 'layout:chat-count',
      name: 'Account layout',
      description: 'The messaging item has a badge with the count of new chats',
    },
    {
      tag: 'screens-shell-account-layout--help-in-drawer',
      name: 'Account layout',
      description: 'The menu has the help drawer',
    },
    { tag: 'header:logout', name: 'Account layout', description: 'The menu has logout' },
    {
      tag: 'patterns-registration-stepprogress--default',
      name: 'Steps layout',
      description: 'Progress bar with one segment per step',
    },
    { tag: 'layout:steps', name: 'Steps layout', description: 'Back arrow' },
    { tag: 'layout:steps', name: 'Steps layout', description: 'Step title' },
    { tag: 'screens-registration-steps--help', name: 'Steps layout', description: 'Help button' },
    {
      tag: 'screens-registration-steps--layout',
      name: 'Treatment sidebar',
      description: 'On the questions step only, when the subscription has a product type',
    },
    {
      tag: 'layout:treatment-sidebar',
      name: 'Treatment sidebar',
      description: 'A Dashboard entry',
      decision: 86,
      app: 'Named Home, as in the menu',
    },
    {
      testedBy:
        'packages/api/src/model/treatment/newTreatment.test.ts > missing treatments of brand $id, case %#',
      tag: 'layout:treatment-sidebar',
      name: 'Treatment sidebar',
      description: 'The products that the patient doesn’t have yet',
    },
    {
      tag: 'patterns-registration-treatmentsidebar--default',
      name: 'Treatment sidebar',
      description: 'Each has a name and description, such as ‘Hair Loss Treatment’',
    },
    {
      tag: 'layout:overlay',
      name: 'Overlay',
      description: '‘Creating subscription...’ while a subscription is being created',
    },
    { tag: 'layout:test-user', name: 'Test-user layout', description: 'Layout of /create-test-user-flow' },
  ],
};

const LOGO =
  'packages/app/src/shell/layouts/logoTarget.test.ts > logo click goes to the brand website (specification section 2): %s: %s';

export const headerPart: AtlasPart = {
  id: 'header',
  title: 'Header and help',
  section: 2,
  lead: 'The header of every page, and all ways to get help.',
  rows: [
    {
      tag: 'header:logo',
      name: 'Logo',
      description: 'Leads to the brand’s website from /login, /register and /ed',
      testedBy: LOGO,
    },
    { tag: 'header:logo', name: 'Logo', description: 'Leads to /login from elsewhere', testedBy: LOGO },
    { tag: 'header:help', name: 'Help?', description: 'Opens the support dialog' },
    { tag: 'header:bell', name: 'Notification bell', description: 'Lists notifications with their message' },
    {
      tag: 'header:bell',
      name: 'Notification bell',
      description: 'Each has its time, MM-DD-YYYY HH:mm',
      testedBy: 'packages/app/src/shared/format/dates.test.ts > a notification of %s in %s is dated %s',
    },
    { tag: 'header:bell-empty', name: 'Notification bell', description: 'Empty: ‘No items in the list’' },
    {
      tag: 'header:help-panel',
      name: 'Side help panel',
      description: 'Topics: medication or treatment plan, side effects, messages from the healthcare team',
    },
    {
      tag: 'screens-help-help-panel--topic',
      name: 'Side help panel',
      description: 'Those topics lead to /user/chat',
      testedBy: 'packages/app/src/features/help/views/helpTopicHref.test.ts > helpTopicHref: %s leads to %s',
    },
    {
      tag: 'screens-help-help-panel--contact',
      name: 'Side help panel',
      description: 'An account, shipping or billing issue opens the contact dialog',
    },
    {
      tag: 'header:support-topics',
      name: 'Support chat topics',
      description: 'account/billing, shipping/order, photo/ID, other',
    },
    {
      tag: 'header:doctor-topics',
      name: 'Doctor chat topics',
      description: 'medication or treatment plan, schedule a video/phone call, side effects',
    },
    { tag: 'header:logout', name: 'Logout', description: 'Resets all state' },
    {
      tag: 'header:logout',
      name: 'Logout',
      description: 'Opens the brand’s website in a new tab',
      decision: 9,
      app: 'After a press on Log out; a session that ends by itself opens nothing',
    },
    { tag: 'header:logout', name: 'Logout', description: 'Goes to /' },
    {
      tag: 'header:logout',
      name: 'Logout',
      description: 'Clears local storage',
      testedBy:
        'packages/api/src/client/session/session.test.ts > logout clears the storage, including keys of libraries',
    },
  ],
};
