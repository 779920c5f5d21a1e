import { MESSAGES } from '@patient/app/shared/messages.ts';
import type { AtlasPart } from '../part.ts';

const CATALOG = 'packages/app/src/shared/service/errorCatalog.test.ts';
const NOTIFY = 'packages/app/src/shared/service/notify.test.ts';

export const messagesPart: AtlasPart = {
  id: 'messages',
  title: 'Error catalog',
  section: 8,
  lead: 'Messages, word for word, and what a failure leads to.',
  rows: [
    {
      tag: 'message:server',
      name: 'The server’s own message',
      description: 'Error notification after any failed request',
      decision: 23,
      app: 'Except where the page shows the failure itself, such as a field or a message that is sent again',
    },
    {
      name: 'The error’s own message',
      description: 'Fallback of the notification',
      testedBy: `${CATALOG} > no message of the engine`,
      decision: 86,
      app: 'Only a message written for patients; otherwise “An error occurred” or a sentence about the connection',
    },
    {
      name: MESSAGES.visitLogMissing,
      description: 'Shows no notification: the log is treated as empty',
      testedBy: `${CATALOG} > errorCatalog: %s leads to %s`,
    },
    {
      name: MESSAGES.visitLogMissing,
      description: 'The question index starts at 0',
      testedBy:
        'packages/api/src/model/questionnaire/position.test.ts > position: resumes an empty questionnaire at index 0',
    },
    {
      tag: 'message:done',
      name: MESSAGES.done,
      description: 'Info notification after a successful request other than GET',
      testedBy: `${NOTIFY} > success shows Done !, which only the page announces, except for quiet mutations`,
      decision: 23,
      app: 'Also left out for what a patient would not call a change, such as moves of the stepper and read marks',
    },
    {
      name: MESSAGES.done,
      description: 'Skipped for POST /api/patient',
      tag: 'screens-registration-register--registers',
    },
    {
      tag: 'screens-questionnaire-questions--saved',
      name: MESSAGES.done,
      description: 'Skipped for the visit log',
    },
    {
      tag: 'message:one-at-a-time',
      name: 'One notification',
      description: 'Only one shows at a time',
      testedBy:
        'packages/ui/src/components/ToastQueue/createToastQueue.test.ts > createToastQueue replaces the current toast and restarts the 3,000 ms',
    },
    {
      tag: 'number:toast',
      name: 'One notification',
      description: 'It closes after 3000 ms',
      decision: 86,
      app: 'It stays while the pointer or the focus is on it',
      testedBy:
        'packages/ui/src/components/ToastQueue/createToastQueue.test.ts > createToastQueue closes after exactly 3,000 ms',
    },
    {
      tag: 'message:subscriptionNotCreated',
      name: MESSAGES.subscriptionNotCreated,
      description: 'Alert',
      app: 'The response has no subscription',
    },
    {
      tag: 'message:subscriptionCreationBroke',
      name: MESSAGES.subscriptionCreationBroke,
      description: 'Alert',
      app: 'Creating the subscription failed',
    },
    {
      tag: 'message:subscriptionCompleted',
      name: MESSAGES.subscriptionCompleted,
      description: 'Returns the user to /user/subscriptions',
      testedBy: `${CATALOG} > errorCatalog: %s leads to %s`,
    },
    {
      tag: 'screens-questionnaire-question-problems--no-earlier-answers',
      name: 'Global answers',
      description: 'A failed fetch gives an empty list',
    },
    { tag: 'message:wrongUser', name: MESSAGES.wrongUser, description: 'For non-patients' },
    {
      tag: 'message:photoNotUploaded',
      name: MESSAGES.photoNotUploaded,
      description: 'A photo failed to upload',
    },
    {
      tag: 'screens-payment-problems--declined',
      name: 'Card tokenization failure',
      description: 'The first message’s text',
    },
    { tag: 'message:cardRefused', name: MESSAGES.cardRefused, description: 'A card without a message' },
    {
      tag: 'message:phone-exists',
      name: 'Phone check',
      description: 'A failure returns the phoneExist flag',
      app: 'The number has an account',
    },
    {
      name: 'Stale chunk',
      description: 'A load failure reloads the page',
      testedBy:
        'packages/app/e2e/lazyCode.spec.ts > privacy 16: reloads the page at most once a minute if the code %s',
    },
    {
      name: 'Stale chunk',
      description: 'At most once a minute',
      testedBy: 'packages/app/src/shared/lazy/staleChunk.test.ts > privacy 16: last reload %s: reload %s',
    },
    {
      tag: 'message:errorPageBroke',
      name: MESSAGES.errorPageBroke,
      description: 'The error page failed to render',
    },
    { tag: 'message:notFound', name: MESSAGES.notFound, description: '404' },
    { tag: 'message:unknownGuard', name: MESSAGES.unknownGuard, description: '500' },
  ],
};
