import { MESSAGES } from '@patient/app/shared/messages.ts';
import type { AtlasPart, AtlasRow } from '../part.ts';

/** When each message of the app is said (sections 2, 5 and 8). */
const occasions: Readonly<Record<keyof typeof MESSAGES, string>> = {
  done: 'Info toast after a successful call that is no GET; POST /api/patient and the visit log stay quiet',
  wrongUser: 'The first role of who signs in is not patient',
  visitLogMissing: 'Never shown: the log is treated as empty, and the questions start at 0',
  subscriptionCompleted: 'Returns the patient to /user/subscriptions',
  subscriptionNotCreated: 'An alert: a new subscription could not be made',
  subscriptionCreationBroke: 'An alert: making it broke on the way',
  photoNotUploaded: 'A photo was not sent',
  cardRefused: 'The card was refused without a text of its own; otherwise the first message text',
  notFoundTitle: 'Unknown route',
  notFound: 'Unknown route',
  failed: 'Any other failure, with a Home page link',
  unknownGuard: 'An internal failure (500)',
  errorPageBroke: 'The error page itself failed',
};

const ERRORS = 'packages/app/src/shared/service/errorCatalogue.test.ts';

/** What is held by a test because nobody ever sees it. */
const unseen: Partial<Record<keyof typeof MESSAGES, string>> = { visitLogMissing: ERRORS };

const isKey = (key: string): key is keyof typeof MESSAGES => Object.hasOwn(MESSAGES, key);

const catalogue: readonly AtlasRow[] = Object.keys(MESSAGES)
  .filter(isKey)
  .map((key) => ({
    tag: `message:${key}`,
    name: MESSAGES[key],
    words: occasions[key],
    heldBy: unseen[key],
  }));

export const messagesPart: AtlasPart = {
  id: 'messages',
  title: 'Messages',
  section: '2 to 5 and 8',
  lead: 'Every message of the error catalogue and of the screens, word for word.',
  rows: [
    ...catalogue,
    {
      tag: 'message:server',
      name: 'The server’s own message',
      words: 'An error toast after any failed request; the error’s own message where there is none',
    },
    {
      tag: 'message:one-at-a-time',
      name: 'One notification',
      words: 'Only one shows at a time; it closes after 3,000 ms',
    },
    { tag: 'message:home-page', name: 'Home page', words: 'The link of the error page' },
    { tag: 'message:noItems', name: 'No items in the list', words: 'The bell, with nothing in it' },
    {
      tag: 'message:creating',
      name: 'Creating subscription...',
      words: 'The overlay while a subscription is created',
    },
    { tag: 'message:pending', name: 'Pending...', words: 'A subscription without a status' },
    {
      tag: 'message:phone-exists',
      name: 'Phone check',
      words: 'A failure gives back the phoneExist flag: the number has an account',
    },
    {
      tag: 'message:stale-chunk',
      name: 'Stale chunk',
      words: 'A chunk that fails to load reloads the page, at most once a minute',
      heldBy: 'packages/app/src/shared/lazy/staleChunk.test.ts',
    },
    {
      tag: 'message:global-answers',
      name: 'Global answers',
      words: 'A failed fetch gives an empty list',
      heldBy: 'packages/api/src/sandbox/features/questionnaire/visits.test.ts',
    },
  ],
};
