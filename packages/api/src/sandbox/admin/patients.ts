import type { Context } from '../core/context.ts';
import { subscriptionRecords } from '../core/subscriptions.ts';
import { newcomer } from '../http/auth.ts';
import { emailKey } from '../vendors/identity/index.ts';
import { catchUp } from '../core/jobs/runDueJobs.ts';
import { NOBODY, type Subscription } from '../core/schema.ts';
import type { Scenario } from '../seed/scenarios/scenario.ts';
import { scenarios } from '../seed/scenarios/scenarios.ts';

/** An account as it stands now. */
export interface PanelPatient {
  /** The scenario's name, or 'new'. */
  scenario: string;
  name: string;
  email: string;
  description: string;
  /** '' for an account that is no patient. */
  patientId: string;
  registration: string;
  subscriptions: Pick<
    Subscription,
    '_id' | 'productType' | 'status' | 'registrationStep' | 'nextBillingDate'
  >[];
}

const stateOf = ({ _id, productType, status, registrationStep, nextBillingDate }: Subscription) => ({
  _id,
  productType,
  ...(status !== undefined && { status }),
  ...(registrationStep !== undefined && { registrationStep }),
  ...(nextBillingDate !== undefined && { nextBillingDate }),
});

function accountOf({ store }: Context, email: string) {
  const key = emailKey(email);
  const sub =
    store.get('accounts', NOBODY, key)?.sub ?? store.get('identityUsers', NOBODY, key)?.sub ?? undefined;
  if (sub === undefined) return undefined;
  return store.get('users', sub, sub) ?? newcomer({ sub, email });
}

type Known = Pick<Scenario, 'name' | 'email' | 'description'>;

/** As many of those who signed up here as are worth a look; a load test makes thousands. */
const NEWCOMERS = 50;

function newcomers({ store }: Context): Known[] {
  const seeded = new Set(scenarios.map(({ email }) => emailKey(email)));
  return store
    .page('identityUsers', NOBODY, { limit: seeded.size + NEWCOMERS, newestFirst: true })
    .filter(({ email }) => !seeded.has(email))
    .slice(0, NEWCOMERS)
    .map(({ email }) => ({ name: 'new', email, description: 'Signed up here.' }));
}

function patientOf(context: Context, { name, email, description }: Known): PanelPatient[] {
  const before = accountOf(context, email);
  if (before === undefined) return [];
  if (before.patient) catchUp(context, before.patient._id);
  const user = accountOf(context, email) ?? before;
  const patientId = user.patient?._id ?? '';
  return [
    {
      scenario: name,
      name: [user.firstName, user.lastName].filter(Boolean).join(' '),
      email,
      description,
      patientId,
      registration:
        user.patient?.status ?? (user.roles[0] === 'patient' ? 'no patient yet' : user.roles.join(', ')),
      subscriptions: subscriptionRecords(context, patientId).map(stateOf),
    },
  ];
}

const wordsOf = ({ scenario, name, email, description, subscriptions }: PanelPatient): string =>
  [scenario, name, email, description, ...subscriptions.map(({ status }) => status)].join(' ').toLowerCase();

/** Who signed up here, and every seeded account, that has all the words of a filter somewhere about it. */
export function panelPatients(context: Context, filter = ''): PanelPatient[] {
  const words = filter.toLowerCase().split(/\s+/);
  return [...newcomers(context), ...scenarios]
    .flatMap((known) => patientOf(context, known))
    .filter((patient) => words.every((word) => wordsOf(patient).includes(word)));
}

/** When the patient is billed next, in milliseconds since 1970; undefined for one who will not be. */
export function nextBillOf(context: Context, patientId: string): number | undefined {
  const times = subscriptionRecords(context, patientId)
    .flatMap(({ status, nextBillingDate }) =>
      (status === 'active' || status === 'renewal') && nextBillingDate ? [Date.parse(nextBillingDate)] : [],
    )
    .filter((time) => time > context.clock());
  return times.length === 0 ? undefined : Math.min(...times);
}
