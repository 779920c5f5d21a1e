import type { Notification, Subscription } from '../../core/schema.ts';

/** What is known of a subscription from outside: the changes that were asked for and those that were answered. */
export interface Ledger {
  id: string;
  /** Whether it was paused before the first change. */
  wasPaused: boolean;
  answered: number;
  /** A change was on its way when the service was killed. */
  isOpen: boolean;
}

/** Signed-in patient of a running service. */
export interface Client {
  url: string;
  token: string;
}

async function ask<Item>({ url, token }: Client, path: string, method = 'GET'): Promise<Item[]> {
  const response = await fetch(`${url}${path}`, { method, headers: { authorization: `Bearer ${token}` } });
  const body: { data?: Item[]; message?: string } = await response.json();
  if (!response.ok || body.data === undefined)
    throw new Error(`${method} ${path}: ${response.status} ${body.message}`);
  return body.data;
}

export const subscriptionsOf = (client: Client, patientId: string): Promise<Subscription[]> =>
  ask<Subscription>(client, `/api/subscriptions?patientId=${patientId}`);

/** How many notifications there are about each subscription. */
export async function noticesAbout(client: Client): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (let page = 1; ; page += 1) {
    const notices = await ask<Notification>(client, `/api/notices?limit=100&page=${page}`);
    for (const { data } of notices) {
      const about = data?.subscriptionId ?? '';
      counts.set(about, (counts.get(about) ?? 0) + 1);
    }
    if (notices.length < 100) return counts;
  }
}

const isPaused = ({ wasPaused, answered }: Ledger) => (answered % 2 === 0 ? wasPaused : !wasPaused);

/** Pauses what runs and resumes what is paused. */
async function toggle(client: Client, ledger: Ledger): Promise<void> {
  ledger.isOpen = true;
  await ask(client, `/api/subscription/${isPaused(ledger) ? 'resume' : 'pause'}/${ledger.id}`, 'PATCH');
  ledger.answered += 1;
  ledger.isOpen = false;
}

/** Concurrent writes. */
const WIDTH = 8;

export interface LoadOptions {
  client: Client;
  ledgers: readonly Ledger[];
  writes: number;
  /** Called after this many answers. */
  killAfter: number;
  kill(): Promise<void>;
}

/** Sends writes side by side, each to a subscription of its own, until the service is gone; says how many were answered. */
export async function load({ client, ledgers, writes, killAfter, kill }: LoadOptions): Promise<number> {
  let next = 0;
  let answered = 0;
  let end: Promise<void> | undefined;
  const worker = async () => {
    while (next < writes && end === undefined) {
      const ledger = ledgers[next % ledgers.length];
      next += 1;
      if (ledger === undefined) return;
      await toggle(client, ledger);
      answered += 1;
      if (answered >= killAfter) end ??= kill();
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: WIDTH }, worker));
  await end;
  // A killed service breaks connections; any other error is a failure.
  for (const result of ends) {
    if (result.status === 'rejected' && !(result.reason instanceof TypeError)) throw result.reason;
  }
  return answered;
}
