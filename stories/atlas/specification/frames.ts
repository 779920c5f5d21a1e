import type { AtlasPart } from '../part.ts';

export const layoutsPart: AtlasPart = {
  id: 'layouts',
  title: 'Layouts',
  section: '2 and 9',
  lead: 'Layouts around the screens.',
  rows: [
    { tag: 'layout:auth', name: 'Auth layout', description: 'Header, narrow centered column, notifications' },
    {
      tag: 'layout:account',
      name: 'Account layout',
      description: 'Home, Order History, Doctor Messaging, Account Info; the help drawer and logout',
    },
    {
      tag: 'layout:drawer',
      name: 'Side drawer menu',
      description: 'The account menu of a small screen, 250 px',
    },
    {
      tag: 'layout:chat-count',
      name: 'Count of new chats',
      description: 'A badge on the messaging item of the menu',
    },
    {
      tag: 'layout:steps',
      name: 'Steps layout',
      description: 'Progress bar with one segment per step, back arrow, step title, Help button',
    },
    {
      tag: 'layout:treatment-sidebar',
      name: 'Treatment sidebar',
      description: 'On the questions step only: Dashboard and products the patient doesn’t have; 300 px',
    },
    {
      tag: 'layout:overlay',
      name: 'Overlay',
      description: '‘Creating subscription...’ while a subscription is being created',
    },
    { tag: 'layout:test-user', name: 'Test-user layout', description: 'Layout of /create-test-user-flow' },
    { tag: 'layout:error', name: 'Error page', description: 'Error and a Home page link' },
    {
      tag: 'layout:progress',
      name: 'Route progress bar',
      description: 'Appears 200 ms after a navigation starts and is full after 5,000 ms',
    },
  ],
};

export const headerPart: AtlasPart = {
  id: 'header',
  title: 'Header and help',
  section: '2',
  lead: 'The header of every page, and all ways to get help.',
  rows: [
    {
      tag: 'header:logo',
      name: 'Logo',
      description: 'Links to the brand’s website from /login, /register and /ed, otherwise to /login',
      testedBy: 'packages/app/src/shell/layouts/logoTarget.test.ts',
    },
    { tag: 'header:help', name: 'Help?', description: 'Opens the support dialog' },
    {
      tag: 'header:bell',
      name: 'Notification bell',
      description: 'Lists notifications with message and time, MM-DD-YYYY HH:mm',
    },
    { tag: 'header:bell-empty', name: 'Empty bell', description: '‘No items in the list’' },
    {
      tag: 'header:help-panel',
      name: 'Side help panel',
      description:
        'Medication, side effects and messages go to /user/chat; account, shipping and billing to the dialog',
    },
    {
      tag: 'header:contact',
      name: 'Email contact dialog',
      description: 'Support by email, described as 24/7 (section 1); at most 500 px wide',
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
    {
      tag: 'header:logout',
      name: 'Logout',
      description:
        'Resets all state, opens the brand’s website in a new tab, goes to / and clears local storage',
    },
  ],
};
