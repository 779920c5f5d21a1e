import table from '../../../openapi/specification/calls.txt?raw';
import type { AtlasPart, AtlasRow, TestName } from '../part.ts';

/** A call of section 7: method, path and query parameters. */
export const specifiedCalls = table
  .trim()
  .split('\n')
  .map((line) => {
    const [method = '', path = '', ...parameters] = line.split(' ');
    return { method: method.toUpperCase(), path, parameters };
  });

/** Parameters that the app doesn't send, by path. */
export const notSent: Readonly<Record<string, string>> = { '/get-{type}': 'system' };

const VISIT_LOG = 'packages/app/src/features/questionnaire/data/visitLog.test.ts';
const LIVE = 'packages/api/src/client/live/liveConnection.test.ts';
const SIGNING_IN = 'packages/api/src/sandbox/vendors/identity';

const calls: readonly AtlasRow[] = specifiedCalls.map(({ method, path, parameters }) => ({
  name: `${method} ${path}`,
  description: parameters.length > 0 ? `With ${parameters.join(', ')}` : 'Called by the app',
  testedBy: 'stories/atlas/specification.test.ts > the app makes every call',
  ...(path in notSent && { decision: 86, app: `${notSent[path] ?? ''} is not sent` }),
}));

export const callsPart: AtlasPart = {
  id: 'calls',
  title: 'Calls',
  section: 7,
  lead: 'Every call, from the list that is compared with the OpenAPI description.',
  rows: [
    {
      description: 'Responses are wrapped as data arrays',
      testedBy: 'packages/api/src/client/envelope.test.ts > unwrap returns the list',
    },
    {
      description: 'Every request carries a bearer token',
      testedBy:
        'packages/api/src/client/authorizedFetch.test.ts > the bearer token is added to every request',
    },
    {
      description: 'The token is from local storage, refreshed when expDate has passed',
      testedBy:
        'packages/api/src/client/tokenSource.test.ts > getToken at %i ms returns %s after %i refreshes',
    },
    {
      description: 'Sign-in goes through a cloud identity service',
      testedBy: `${SIGNING_IN}/signIn.integration.test.ts > sign-in with the real client library proves the password with SRP and returns a valid token`,
    },
    {
      description: 'Sign-up goes through it',
      testedBy: `${SIGNING_IN}/accounts.integration.test.ts > sign-up with the real client library creates an account that can sign in right away`,
    },
    {
      description: 'Sign-out goes through it',
      testedBy: `${SIGNING_IN}/sessions.integration.test.ts > sign-out revokes the session and its token`,
    },
    {
      description: 'The current session comes from it',
      testedBy: `${SIGNING_IN}/sessions.integration.test.ts > a refresh with the real client library returns a new token after the first has expired`,
    },
    ...calls,
  ],
};

const body = (call: string, description: string, tag: string) => ({ name: call, description, tag });
const reads = (call: string, description: string, testedBy: TestName) => ({
  name: call,
  description,
  testedBy,
});

export const bodiesPart: AtlasPart = {
  id: 'bodies',
  title: 'Bodies and responses',
  section: 7,
  lead: 'What is sent in a body, and what is read of a response.',
  rows: [
    reads(
      'GET /api/questionnaires',
      'sort=sequence, productType, isReQuestionnaire, questionType and isGlobalQuestion',
      `${VISIT_LOG} > visitLog: requests %j`,
    ),
    reads(
      'GET /api/questionnaires',
      'For wl, hl and ag also isFollowupQuestion=false and gender',
      `${VISIT_LOG} > visitLog: requests %j`,
    ),
    body('GET /api/questionnaires', 'Reads the data list', 'step:questions'),
    body(
      'GET /api/global-answers/patient/{patientId}',
      'Reads data[0].questionnaire',
      'screens-questionnaire-known-answers--confirmed',
    ),
    reads(
      'POST /api/patient/set-gender/{patientId}',
      'Sends gender',
      'packages/app/src/features/questionnaire/data/visit.test.ts > visit: shows the questions for a corrected gender and keeps the answers',
    ),
    reads('GET /api/online-visit-log/{id}', 'Reads data', `${VISIT_LOG} > visitLog: reads the log of %j`),
    reads(
      'GET /api/online-visit-log/{id}/last-question-index',
      'Sends questionType={type}Questions and reads data[0].lastQuestionIndex',
      'packages/app/e2e/questionnaire.spec.ts > the questionnaire keeps its position after a reload, and browser Back works like the Back button',
    ),
    reads(
      'POST or PUT /api/online-visit-log/{id}',
      'Adds ?isBlockedUser=true when blocked',
      `${VISIT_LOG} > visitLog: saves the log of %j, blocked: %s`,
    ),
    reads(
      'POST or PUT /api/online-visit-log/{id}',
      'Sends the log data',
      `${VISIT_LOG} > visitLog: saves the log of %j, blocked: %s`,
    ),
    body('POST /api/patient/check-phone-number', 'An error has metadata.phoneExist', 'message:phone-exists'),
    reads(
      'GET /api/check-exist-cognito-user',
      'Reads data[0].redirect',
      'packages/app/src/features/registration/data/checks.test.ts > an email with the response %j has an account: %s',
    ),
    reads(
      'POST /api/patient',
      'Reads data[0].userId',
      'packages/app/src/features/registration/data/signUp.test.ts > POST /api/patient sends trimmed fields with consent and returns data[0].userId',
    ),
    body('GET /me', 'Reads the user profile', 'route:/user/profile'),
    reads(
      'GET /me',
      'Sends winback',
      'packages/app/src/shared/patient/me.test.ts > an offer to reactivate is stored, and sent with the next request',
    ),
    {
      name: 'apply-coupon-login',
      description: 'A form with patientId and code is also described, without a path',
      decision: 86,
      app: 'The documented GET is used',
    },
    body('POST /api/user/setAvatar', 'Sends a multipart file', 'form:avatar'),
    {
      name: 'A patient with basics, shipping, payment, preferences and subscriptions',
      description: 'Fetched by a call without a documented path',
      decision: 86,
      app: 'GET /me has the same data',
    },
    body(
      'GET /get-config',
      'For example STRIPE_VERIFICATION_ENABLE',
      'screens-identity-provider-check--default',
    ),
    reads(
      'GET /get-config',
      'Reads data[0]',
      'packages/api/src/sandbox/features/identity/checks.test.ts > the identity check of the payment provider is required by the photo step while it is on, with one client secret until it is passed',
    ),
    body('POST /api/subscription', 'Sends productType', 'screens-registration-register--registers'),
    body(
      'POST /api/subscription/start-new',
      'Sends productType, patientId and an empty list of couponIds',
      'screens-treatment-new-subscription--starts',
    ),
    body(
      'PATCH /api/v2/subscription/stepper/{id}',
      'Sends step ‘prev’ and reads registrationStep',
      'screens-registration-steps--back-to-previous-step',
    ),
    reads(
      'PATCH /api/subscription/reactivate/{id}',
      'Sends winback and fromPopup=true',
      'packages/app/src/features/subscriptions/data/changes.test.ts > reactivating sends the offer of the popup once',
    ),
    body('PUT /api/subscription/skip/{id}', 'Sends skipPeriods', 'change:skip'),
    body(
      'POST /api/v2/subscription/submit-followup/{id}',
      'Sends the questionnaire',
      'screens-subscriptions-follow-up--send',
    ),
    body(
      'POST /api/subscription/medical-files/{id}',
      'Form data with the field files',
      'screens-questionnaire-medical-photos--uploaded',
    ),
    body(
      'POST /api/subscription/{id}/private-file',
      'With ?action={name} and data',
      'screens-identity-photo-step--uploaded',
    ),
    body(
      'GET /api/subscription/{id}/private-file',
      'The action is cardID or selfie',
      'screens-identity-stored-photos--both-uploaded',
    ),
    body('GET /api/chat/unread-messages', 'The first element’s counter is used', 'layout:chat-count'),
    {
      name: 'GET /api/doctors',
      description: 'With filters',
      tag: 'screens-doctors-doctors-in-your-state--default',
    },
    reads(
      'Address services',
      'Suggest with prefix and filter',
      'packages/api/src/client/address/createAddressClient.test.ts > /suggest',
    ),
    reads(
      'Address services',
      'Street address with street, street2, city, state, zipcode, candidates=2 and match=invalid',
      'packages/api/src/client/address/createAddressClient.test.ts > /street-address',
    ),
    reads(
      'Address services',
      'Zip code lookup',
      'packages/api/src/client/address/createAddressClient.test.ts > /lookup',
    ),
  ],
};

export const socketPart: AtlasPart = {
  id: 'socket',
  title: 'WebSocket',
  section: 7,
  lead: 'The live connection.',
  rows: [
    {
      description: 'Connects with the token as a query parameter',
      testedBy: `${LIVE} > liveConnection: retries after 1000, 2000, 3000 and 3000 ms, each time with the current token`,
    },
    {
      tag: 'screens-notifications-bell--live',
      name: 'notification',
      description: 'Incoming event',
      testedBy: 'packages/api/src/client/live/events.test.ts > a notification',
    },
    {
      tag: 'screens-messages-sending--replied',
      name: 'new message',
      description: 'Incoming event',
      testedBy: 'packages/api/src/client/live/events.test.ts > a message',
    },
    {
      name: 'markAsRead',
      description: 'Outgoing event with id, userId and type notice',
      testedBy: `${LIVE} > liveConnection: queues events until the connection is open, and resends them only after a lost connection`,
    },
    {
      description: 'The reconnect delay starts at 1000 ms and grows by 1000 ms up to 3000 ms',
      testedBy: `${LIVE} > liveConnection: retries after 1000, 2000, 3000 and 3000 ms, each time with the current token`,
    },
    {
      description: 'A normal close (code 1000) does not reconnect',
      testedBy: `${LIVE} > liveConnection: does not reconnect after code 1000`,
    },
  ],
};
