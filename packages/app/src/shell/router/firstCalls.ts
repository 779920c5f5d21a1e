import type { AppRoute, ScreenName } from '../../routes.ts';

/** The account, as `meAtom` asks for it. */
const ME = '/me?winback={winbackUser=false}';
/** The list, as `subscriptionsAtom` asks for it. */
const SUBSCRIPTIONS = '/api/subscriptions?patientId={patientId}';
/** One subscription, as `subscriptionAtom` asks for it. */
const SUBSCRIPTION = '/api/subscription/{:id}';

/**
 * Calls (GET) of the queries that a screen begins with (its `asks`), as `shell/inline/askEarly.ts` reads them, with `{:id}`
 * for a part of the address. An end-to-end test finds one that its screen does not ask for in these very words.
 */
const firstCalls: { readonly [Name in ScreenName]?: readonly string[] } = {
  subscriptions: [ME, SUBSCRIPTIONS],
  subscription: [ME, SUBSCRIPTION],
  renewal: [ME, SUBSCRIPTION],
  followUp: [ME, SUBSCRIPTION],
  receipt: ['/api/subscription/charges/{:id}?includeNext=true'],
  receipts: [ME, SUBSCRIPTIONS],
  order: ['/api/order/{:id}?populate=patientUser%2Ccharge'],
  messages: [ME, SUBSCRIPTIONS, '/api/chats'],
  profile: [ME],
  card: [ME, SUBSCRIPTIONS],
  settings: [ME],
  doctor: ['/api/doctor/{:doctorId}'],
  newSubscription: [ME, SUBSCRIPTIONS],
};

/** The first calls of a route; each part of the address is the number of its segment, such as `{3}`. */
export function firstCallsOf({ path, screen }: Pick<AppRoute, 'path' | 'screen'>): readonly string[] {
  const segments = path.split('/');
  return (firstCalls[screen] ?? []).map((call) =>
    call.replace(/\{(:\w+)\}/g, (_, part: string) => `{${segments.indexOf(part)}}`),
  );
}
