import type { OperationId } from '@patient/api';
import { documentedOperations } from '@patient/api/sandbox/contract';
import { textsAt } from './itemsAt.ts';
import type { Call, Probe } from './probe.ts';

/** Values of a parameter: fixed ones, or those at a path in the `data` of an earlier operation's responses. */
type Source = readonly string[] | { from: OperationId; at: string; match?: RegExp };

/** How a read call gets its parameters. */
interface Read extends Pick<Call, 'expects' | 'emptyMessage' | 'isPublic'> {
  parameters?: Readonly<Record<string, Source>>;
}

/** Message for a subscription without answers (specification, section 7). */
const NO_LOG = 'Online visit log not found!';

/** Product types. */
export const types = ['ed', 'hl', 'wl', 'ag'] as const;
const patientId: Source = { from: 'getMe', at: 'patient._id' };
const subscriptionId: Source = { from: 'listSubscriptions', at: '_id' };
const fileId: Source = { from: 'getChat', at: 'messages.message', match: /\/api\/file\/([^/?#]+)$/ };

/** Read calls after `getMe`, in the order in which they get parameters from each other. */
const reads: Partial<Record<OperationId, Read>> = {
  getEnabledStates: {},
  listSubscriptions: { parameters: { patientId } },
  listProducts: { parameters: { productType: types }, isPublic: true },
  listQuestions: { parameters: { productType: types, isGlobalQuestion: ['true', 'false'] }, isPublic: true },
  listOrders: { parameters: { limit: ['10'], page: ['1', '2'] } },
  listNotices: { parameters: { limit: ['10'], page: ['1', '2'] } },
  listChats: {},
  listCoupons: {},
  getPaymentForm: {},
  getUnreadMessages: {},
  listDoctors: { parameters: { limit: ['10'], page: ['1'] }, isPublic: true },
  getPatient: { parameters: { id: patientId } },
  // 403 requests the password again, some minutes after sign-in.
  revealCreditCard: { parameters: { id: patientId }, expects: [200, 403] },
  getGlobalAnswers: { parameters: { patientId } },
  checkUserExists: { parameters: { email: { from: 'getMe', at: 'email' } } },
  getConfig: { parameters: { config: ['STRIPE_VERIFICATION_ENABLE', 'STRIPE_PUBLISHABLE_KEY'] } },
  getSubscription: { parameters: { id: subscriptionId } },
  listSubscriptionCharges: { parameters: { id: subscriptionId, includeNext: ['true'] } },
  listSubscriptionDiscounts: { parameters: { id: subscriptionId } },
  listPeriodPrices: { parameters: { id: subscriptionId } },
  getVisitLog: { parameters: { id: subscriptionId }, emptyMessage: NO_LOG },
  getLastQuestionIndex: { parameters: { id: subscriptionId }, emptyMessage: NO_LOG },
  getPrivateFile: { parameters: { id: subscriptionId, action: ['cardID', 'selfie'] } },
  getAssignedDoctor: { parameters: { subscriptionId } },
  listProductPricing: { parameters: { productId: { from: 'listProducts', at: '_id' } }, isPublic: true },
  getAveragePrice: { parameters: { x: types }, isPublic: true },
  listAddons: { parameters: { appliesTo: types, status: ['active'] }, isPublic: true },
  getFollowupQuestion: {
    parameters: { followupQuestionId: { from: 'listQuestions', at: 'qOptions.followUpQuestions' } },
    isPublic: true,
  },
  listLookupItems: {
    parameters: { type: ['states', 'area-codes', 'conditions', 'allergies', 'medicines'] },
    isPublic: true,
  },
  getOrder: { parameters: { id: { from: 'listOrders', at: '_id' }, populate: ['patientUser,charge'] } },
  getDoctor: { parameters: { id: { from: 'listDoctors', at: '_id' } }, isPublic: true },
  getChat: { parameters: { chatId: { from: 'listChats', at: '_id' } } },
  getFile: { parameters: { id: fileId } },
};

/** GET calls of writes.ts: one changes something, one needs the id of a new event. */
export const readsOfWrites: readonly string[] = ['applyLoginCouponByPath', 'getTrackingEvent'];

/** Number of values of each parameter that are tried. */
const MOST_VALUES = 8;

const valuesOf = (probe: Probe, source: Source): readonly string[] => {
  if (!('from' in source)) return source;
  const values = textsAt(probe.list(source.from), source.at);
  const { match } = source;
  return (match ? values.flatMap((value) => match.exec(value)?.[1] ?? []) : values).slice(0, MOST_VALUES);
};

/** Combines the values of all parameters. */
const combined = (
  parameters: Readonly<Record<string, readonly string[]>>,
): readonly Readonly<Record<string, string>>[] =>
  Object.entries(parameters).reduce<Readonly<Record<string, string>>[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

/** Id of the same form that is not among the known ones. */
function unknownId(id: string, known: readonly string[]): string {
  const letters = '0123456789abcdef';
  const others = [...letters].map((letter) => id.replace(/[\da-z](?=[^\da-z]*$)/i, letter));
  return others.find((other) => !known.includes(other)) ?? `${id}0`;
}

async function read(probe: Probe, id: string, { parameters = {}, ...options }: Read): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(parameters).map(([name, source]) => [name, valuesOf(probe, source)]),
  );
  for (const [name, source] of Object.entries(parameters)) {
    if (values[name]?.length === 0 && 'from' in source)
      return probe.note(id, `No ${name} in the responses of ${source.from}.`);
  }
  let hasSucceeded = false;
  for (const each of combined(values)) {
    const { status } = await probe.call(id, { parameters: each, ...options });
    hasSucceeded ||= status === 200;
  }
  const isOpen = documentedOperations.some(({ operationId, open }) => operationId === id && open);
  const [owned] = Object.entries(parameters).filter(([, source]) => 'from' in source);
  const [first] = combined(values);
  if (!hasSucceeded || isOpen || owned === undefined || first === undefined) return undefined;
  const [name, source] = owned;
  const other = unknownId(first[name] ?? '', valuesOf(probe, source));
  await probe.call(id, {
    parameters: { ...first, [name]: other },
    expects: [403, 404],
    about: `with an unknown ${name}`,
  });
  return undefined;
}

/** Makes each read call, with parameters from earlier responses. */
export async function runReads(probe: Probe): Promise<void> {
  for (const [id, row] of Object.entries(reads)) await read(probe, id, row);
  for (const { operationId, method } of documentedOperations) {
    const isElsewhere = operationId === 'getMe' || readsOfWrites.includes(operationId);
    if (method === 'get' && !(operationId in reads) && !isElsewhere)
      probe.note(operationId, 'No row in scripts/conformance/reads.ts.');
  }
}
