import { expect, test } from 'vitest';
import { createMemoryStore, createSandbox, signInAs } from '../../sandbox/index.ts';
import { knownValues } from '../../generated/knownValues.ts';
import { allowedActions, type SubscriptionFacts } from './actions.ts';
import type { SubscriptionAction } from './status.ts';
import { inState } from '../../client/testing/inState.ts';
import { UNTIL } from '../../client/testing/lifecycleTable.ts';

const ID = 'demo-active';
const PATIENT = 'patient-demo';
const ORIGIN = 'http://sandbox.localhost/service';

/** Requests of the actions that the service can reject. */
const requests: Partial<
  Record<
    SubscriptionAction,
    (facts: SubscriptionFacts) => readonly [method: string, path: string, body?: object]
  >
> = {
  followUp: () => ['POST', `/api/v2/subscription/submit-followup/${ID}`, { questionnaire: [] }],
  renew: () => ['POST', `/api/subscription/renewal/${ID}`, {}],
  resume: () => ['PATCH', `/api/subscription/resume/${ID}`],
  reactivate: () => ['PATCH', `/api/subscription/reactivate/${ID}`],
  pause: () => ['PATCH', `/api/subscription/pause/${ID}`, { periods: 1 }],
  skip: ({ skipPeriods }) => ['PUT', `/api/subscription/skip/${ID}`, { skipPeriods: (skipPeriods ?? 0) + 1 }],
  changeDose: () => ['POST', `/api/subscription/change-dose/${ID}`, { doseId: 'dose-wl-semaglutide-1' }],
  withdrawChange: () => ['PATCH', `/api/subscription/remove-modify/${ID}`],
  cancel: () => ['PATCH', `/api/subscription/cancel/${ID}`],
};

const isAction = (name: string): name is SubscriptionAction => Object.hasOwn(requests, name);

const statuses = [...knownValues.SubscriptionStatus, 'lab_result', undefined];

/** All combinations of the fields that actions depend on. */
const states: readonly SubscriptionFacts[] = statuses.flatMap((status) =>
  (status === 'in_progress' ? [undefined, UNTIL] : [UNTIL]).flatMap((registrationDoneDate) =>
    [0, 1, 3].flatMap((skipPeriods) =>
      [undefined, 'pending', 'declined'].flatMap((request) =>
        ['approved', 'pending'].flatMap((review) =>
          [false, true].map((renewal) => ({
            status,
            registrationDoneDate,
            skipPeriods,
            skipsLeft: 3 - skipPeriods,
            renewal,
            review: { value: review },
            modifyRequest: request === undefined ? null : { status: request },
            pause: status === 'pause' ? { until: UNTIL } : null,
          })),
        ),
      ),
    ),
  ),
);

test('actionsOfService: offers exactly the actions that the service accepts in each state', async () => {
  const sandbox = await createSandbox({
    store: createMemoryStore(),
    wait: async () => undefined,
  });
  const { AccessToken: token } = await signInAs(sandbox, 'demo');
  const { store, fetch } = sandbox;
  const running = store.get('subscriptions', PATIENT, ID);
  if (running === undefined) throw new Error('There is no subscription');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

  const wrong: string[] = [];
  for (const facts of states) {
    const offered = allowedActions(facts);
    for (const action of Object.keys(requests).filter(isAction)) {
      const [method = '', path = '', body] = requests[action]?.(facts) ?? [];
      store.put('subscriptions', PATIENT, ID, inState(running, facts));
      const response = await fetch(
        new Request(ORIGIN + path, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
      );
      const isAccepted = response.status === 200;
      if (isAccepted !== offered.includes(action))
        wrong.push(`${JSON.stringify(facts)} ${action}: ${response.status}`);
    }
  }
  expect(wrong.slice(0, 10)).toEqual([]);
});
