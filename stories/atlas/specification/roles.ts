import type { AtlasPart, TestName } from '../part.ts';

const guards: TestName = 'packages/app/e2e/guards.spec.ts > redirect each kind of user as specified';

export const rolesPart: AtlasPart = {
  id: 'roles',
  title: 'Roles and permissions',
  section: 6,
  lead: 'Who may use the app, and what protects private files.',
  rows: [
    {
      description: 'Only the patient role is allowed',
      testedBy: 'packages/app/src/shared/patient/user.test.ts > user: %j may use the app',
    },
    {
      tag: 'message:wrongUser',
      description: 'Other roles fail with ‘Wrong User!’',
      testedBy: 'packages/app/src/shared/patient/user.test.ts > user: %j may not use the app',
    },
    { name: 'auth', description: 'A route middleware', testedBy: guards },
    { name: 'activeUser', description: 'A route middleware', testedBy: guards },
    {
      name: 'session',
      description: 'A route middleware',
      testedBy: 'packages/app/src/shell/guards/runGuards.test.ts > session',
    },
    { name: 'registerUser', description: 'A route middleware', testedBy: guards },
    {
      description: 'Doctor and support appear only as chat peers',
      testedBy:
        "packages/app/e2e/subscription.spec.ts > a patient can't sign in with a doctor's account, of which nothing is stored",
    },
    {
      tag: 'screens-questionnaire-question-problems--blocked',
      description: 'A blocked-user flag exists for visit logging',
      decision: 86,
      app: 'How it is decided is not specified: the service decides, and each save repeats its flag',
    },
    {
      description: 'Private files are fetched with the bearer token',
      testedBy:
        'packages/app/e2e/privacy/patient.spec.ts > privacy 10: loads private files with the token, as object URLs that are revoked',
    },
  ],
};
