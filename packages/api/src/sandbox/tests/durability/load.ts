import type { Notification, Subscription } from '../../core/schema.ts';

/** Changes of a subscription as seen by the client. */
export interface Ledger {
  id: string;
  /** Whether it was paused before the first change. */
  wasPaused: boolean;
  /** Number of changes with a response. */
  confirmed: number;
  /** Whether a change was sent but has no response yet. */
  isPending: boolean;
}

/** Signed-in patient of a running service. */
export interface Client {
  url: string;
  token: string;
}

async function send<Item>({ url, token }: Client, path: string, method = 'GET'): Promise<Item[]> {
  const response = await fetch(`${url}${path}`, { method, headers: { authorization: `Bearer ${token}` } });
  const body: { data?: Item[]; message?: string } = await response.json();
  if (!response.ok || body.data === undefined)
    throw new Error(`${method} ${path}: ${response.status} ${body.message}`);
  return body.data;
}

export const subscriptionsOf = (client: Client, patientId: string): Promise<Subscription[]> =>
  send<Subscription>(client, `/api/subscriptions?patientId=${patientId}`);

/** Number of notifications about each subscription. */
export async function noticesAbout(client: Client): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (let page = 1; ; page += 1) {
    const notices = await send<Notification>(client, `/api/notices?limit=100&page=${page}`);
    for (const { data } of notices) {
      const about = data?.subscriptionId ?? '';
      counts.set(about, (counts.get(about) ?? 0) + 1);
    }
    if (notices.length < 100) return counts;
  }
}

const isPaused = ({ wasPaused, confirmed }: Ledger) => (confirmed % 2 === 0 ? wasPaused : !wasPaused);

/** Pauses an active subscription and resumes a paused one. */
async function toggle(client: Client, ledger: Ledger): Promise<void> {
  ledger.isPending = true;
  await send(client, `/api/subscription/${isPaused(ledger) ? 'resume' : 'pause'}/${ledger.id}`, 'PATCH');
  ledger.confirmed += 1;
  ledger.isPending = false;
}

const CONCURRENCY = 8;

export interface LoadOptions {
  client: Client;
  ledgers: readonly Ledger[];
  writes: number;
  killAfter: number;
  /** Called after `killAfter` responses. */
  kill(): Promise<void>;
}

/** Sends concurrent writes to different subscriptions until the service is killed; returns the number of responses. */
export async function load({ client, ledgers, writes, killAfter, kill }: LoadOptions): Promise<number> {
  let next = 0;
  let confirmed = 0;
  let end: Promise<void> | undefined;
  const worker = async () => {
    while (next < writes && end === undefined) {
      const ledger = ledgers[next % ledgers.length];
      next += 1;
      if (ledger === undefined) return;
      await toggle(client, ledger);
      confirmed += 1;
      if (confirmed >= killAfter) end ??= kill();
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: CONCURRENCY }, worker));
  await end;
  // Killing the service breaks connections; any other error is a failure.
  for (const result of ends) {
    if (result.status === 'rejected' && !(result.reason instanceof TypeError)) throw result.reason;
  }
  return confirmed;
}
