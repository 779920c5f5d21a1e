import { MESSAGES } from '@patient/app/shared/messages.ts';
import type { AtlasPart, AtlasRow } from '../part.ts';

/** When each message appears (sections 2, 5 and 8). */
const occasions: Readonly<Record<keyof typeof MESSAGES, string>> = {
  done: 'Info notification after a successful call except GET, POST /api/patient and the visit log',
  wrongUser: 'The first role of the user is not patient',
  visitLogMissing: 'Never shown: counts as an empty log, and the questions start at 0',
  subscriptionCompleted: 'Redirects to /user/subscriptions',
  subscriptionNotCreated: 'Alert: the response has no subscription',
  subscriptionCreationBroke: 'Alert: creating the subscription failed',
  photoNotUploaded: 'A photo failed to upload',
  cardRefused: 'The card was declined without a message; otherwise the provider’s first message',
  notFoundTitle: 'Unknown route',
  notFound: 'Unknown route',
  failed: 'Any other failure, with a Home page link',
  unknownGuard: 'An internal failure (500)',
  errorPageBroke: 'The error page failed to render',
};

const ERRORS = 'packages/app/src/shared/service/errorCatalog.test.ts';

/** Tests of messages that are never shown. */
const hiddenMessages: Partial<Record<keyof typeof MESSAGES, string>> = { visitLogMissing: ERRORS };

const isKey = (key: string): key is keyof typeof MESSAGES => Object.hasOwn(MESSAGES, key);

const catalog: readonly AtlasRow[] = Object.keys(MESSAGES)
  .filter(isKey)
  .map((key) => ({
    tag: `message:${key}`,
    name: MESSAGES[key],
    description: occasions[key],
    testedBy: hiddenMessages[key],
  }));

export const messagesPart: AtlasPart = {
  id: 'messages',
  title: 'Messages',
  section: '2 to 5 and 8',
  lead: 'Messages of the error catalog and the screens, word for word.',
  rows: [
    ...catalog,
    {
      tag: 'message:server',
      name: 'The server’s own message',
      description: 'Error notification after any failed request; without one, the error’s own message',
    },
    {
      tag: 'message:one-at-a-time',
      name: 'One notification',
      description: 'One at a time; closes after 3,000 ms',
    },
    { tag: 'message:home-page', name: 'Home page', description: 'Link of the error page' },
    { tag: 'message:noItems', name: 'No items in the list', description: 'Empty bell' },
    {
      tag: 'message:creating',
      name: 'Creating subscription...',
      description: 'Overlay while a subscription is being created',
    },
    { tag: 'message:pending', name: 'Pending...', description: 'A subscription without a status' },
    {
      tag: 'message:phone-exists',
      name: 'Phone check',
      description: 'A failure with the phoneExist flag: the number has an account',
    },
    {
      tag: 'message:stale-chunk',
      name: 'Stale chunk',
      description: 'Reloads the page when a chunk fails to load, at most once a minute',
      testedBy: 'packages/app/src/shared/lazy/staleChunk.test.ts',
    },
    {
      tag: 'message:global-answers',
      name: 'Global answers',
      description: 'Count as empty if they fail to load',
      testedBy: 'packages/api/src/sandbox/features/questionnaire/visits.test.ts',
    },
  ],
};
