import type { AtlasPart } from '../part.ts';

export const layoutsPart: AtlasPart = {
  id: 'layouts',
  title: 'Layouts',
  section: '2 and 9',
  lead: 'The frames screens stand in.',
  rows: [
    { tag: 'layout:auth', name: 'Auth layout', words: 'Header, narrow centred column, notifications' },
    {
      tag: 'layout:account',
      name: 'Account layout',
      words: 'Home, Order History, Doctor Messaging, Account Info; the help drawer and logout',
    },
    { tag: 'layout:drawer', name: 'Side drawer menu', words: 'The account menu of a small screen, 250 px' },
    {
      tag: 'layout:chat-count',
      name: 'Count of new chats',
      words: 'A badge on the messaging item of the menu',
    },
    {
      tag: 'layout:steps',
      name: 'Steps layout',
      words: 'Progress bar with one segment per step, back arrow, step title, Help button',
    },
    {
      tag: 'layout:treatment-sidebar',
      name: 'Treatment sidebar',
      words:
        'Only on the questions step: a Dashboard entry and the products the patient does not have; 300 px',
    },
    {
      tag: 'layout:overlay',
      name: 'Overlay',
      words: '‘Creating subscription...’ while a subscription is created',
    },
    { tag: 'layout:test-user', name: 'Test-user layout', words: 'The frame of /create-test-user-flow' },
    { tag: 'layout:error', name: 'Error page', words: 'What failed, and a Home page link' },
    {
      tag: 'layout:progress',
      name: 'Route progress bar',
      words: 'Shows itself 200 ms after a route starts and is full after 5,000 ms',
    },
  ],
};

export const headerPart: AtlasPart = {
  id: 'header',
  title: 'Header and help',
  section: '2',
  lead: 'What stands over every page, and every way to ask for help.',
  rows: [
    {
      tag: 'header:logo',
      name: 'Logo',
      words: 'Leads to the brand’s website from /login, /register and /ed, from everywhere else to /login',
      heldBy: 'packages/app/src/shell/layouts/logoTarget.test.ts',
    },
    { tag: 'header:help', name: 'Help?', words: 'Opens the support dialog' },
    {
      tag: 'header:bell',
      name: 'Notification bell',
      words: 'Lists notifications with message and time, MM-DD-YYYY HH:mm',
    },
    { tag: 'header:bell-empty', name: 'Nothing in the bell', words: '‘No items in the list’' },
    {
      tag: 'header:help-panel',
      name: 'Side help panel',
      words:
        'Medication, side effects and messages go to /user/chat; account, shipping and billing to the dialog',
    },
    {
      tag: 'header:contact',
      name: 'Email contact dialog',
      words: 'Support by email, described as 24/7 (section 1); at most 500 px wide',
    },
    {
      tag: 'header:support-topics',
      name: 'Support chat topics',
      words: 'account/billing, shipping/order, photo/ID, other',
    },
    {
      tag: 'header:doctor-topics',
      name: 'Doctor chat topics',
      words: 'medication or treatment plan, schedule a video/phone call, side effects',
    },
    {
      tag: 'header:logout',
      name: 'Logout',
      words: 'Resets all state, opens the brand’s website in a new tab, goes to / and clears local storage',
    },
  ],
};
