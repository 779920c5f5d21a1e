import { fullName } from '../../model/fullName.ts';
import { SHARED } from '../core/collections.ts';
import { emailKey } from '../core/email.ts';
import type { Context } from '../core/context.ts';
import { subscriptionRecords } from '../core/subscriptions.ts';
import { newAccount } from '../http/auth.ts';
import type { Subscription } from '../core/schema.ts';
import type { AdminParts, SeededAccountInfo } from './page.ts';

/** Current state of an account. */
export interface AdminPatient {
  /** Name of the scenario, or 'new'. */
  scenario: string;
  name: string;
  email: string;
  description: string;
  /** Id of the patient; '' for an account without a patient record. */
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
    store.get('accounts', SHARED, key)?.sub ?? store.get('identityUsers', SHARED, key)?.sub ?? undefined;
  if (sub === undefined) return undefined;
  return store.get('users', sub, sub) ?? newAccount({ sub, email });
}

/** Maximum number of listed new accounts, as a load test creates thousands. */
const MAX_NEW_ACCOUNTS = 50;

function newAccounts({ context: { store }, seeded }: AdminParts): SeededAccountInfo[] {
  const seededEmails = new Set(seeded.accounts.map(({ email }) => emailKey(email)));
  return store
    .page('identityUsers', SHARED, { limit: seededEmails.size + MAX_NEW_ACCOUNTS, newestFirst: true })
    .filter(({ email }) => !seededEmails.has(email))
    .slice(0, MAX_NEW_ACCOUNTS)
    .map(({ email }) => ({ name: 'new', email, description: 'Signed up here.' }));
}

function patientOf(
  { context, runDueJobs }: AdminParts,
  { name, email, description }: SeededAccountInfo,
): AdminPatient[] {
  const before = accountOf(context, email);
  if (before === undefined) return [];
  if (before.patient) runDueJobs(before.patient._id);
  const user = accountOf(context, email) ?? before;
  const patientId = user.patient?._id ?? '';
  return [
    {
      scenario: name,
      name: fullName(user),
      email,
      description,
      patientId,
      registration:
        user.patient?.status ?? (user.roles[0] === 'patient' ? 'no patient yet' : user.roles.join(', ')),
      subscriptions: subscriptionRecords(context, patientId).map(stateOf),
    },
  ];
}

const searchTextOf = ({ scenario, name, email, description, subscriptions }: AdminPatient): string =>
  [scenario, name, email, description, ...subscriptions.map(({ status }) => status)].join(' ').toLowerCase();

/** New and seeded accounts that match all words of a filter. */
export function adminPatients(parts: AdminParts, filter = ''): AdminPatient[] {
  const words = filter.toLowerCase().split(/\s+/);
  return [...newAccounts(parts), ...parts.seeded.accounts]
    .flatMap((account) => patientOf(parts, account))
    .filter((patient) => words.every((word) => searchTextOf(patient).includes(word)));
}

/** Time of the patient's next bill, in milliseconds since 1970; undefined if there is none. */
export function nextBillOf(context: Context, patientId: string): number | undefined {
  const times = subscriptionRecords(context, patientId)
    .flatMap(({ status, nextBillingDate }) =>
      (status === 'active' || status === 'renewal') && nextBillingDate ? [Date.parse(nextBillingDate)] : [],
    )
    .filter((time) => time > context.clock());
  return times.length === 0 ? undefined : Math.min(...times);
}
