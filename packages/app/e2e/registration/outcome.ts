import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { createClient, unwrap, unwrapOne, type ApiClient } from '@patient/api';

/** What a registration has left with the service, without what differs from one time to the next. */
export interface Outcome {
  readonly me: unknown;
  readonly subscriptions: unknown;
  readonly charges: readonly unknown[];
  /** Each medical photo as a fingerprint, in the order of their addresses in the subscription. */
  readonly medicalPhotos: readonly string[];
  readonly identityPhotos: Readonly<Record<string, string>>;
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const OWN_ID = /\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/gi;

/** Moments, and ids that the service makes up, are other ones each time: what stays is that they are there, and which are the same. */
function settler(): (value: unknown) => unknown {
  const known = new Map<string, string>();
  const named = (id: string) => {
    // The number of an invoice has it in capitals.
    const own = id.toLowerCase();
    const name = known.get(own) ?? `id ${known.size + 1}`;
    known.set(own, name);
    return name;
  };
  const settle = (one: unknown): unknown => {
    if (typeof one === 'string') return MOMENT.test(one) ? 'a moment' : one.replaceAll(OWN_ID, named);
    if (Array.isArray(one)) return one.map(settle);
    if (typeof one !== 'object' || one === null) return one;
    const sorted = Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([key, inner]) => [key, settle(inner)]));
  };
  return settle;
}

const fingerprint = (bytes: ArrayBuffer) =>
  createHash('sha256').update(Buffer.from(bytes)).digest('hex').slice(0, 16);

const pictures = ['cardID', 'selfie'] as const;

async function identityPhoto(client: ApiClient, id: string, action: (typeof pictures)[number]) {
  const { data } = await client.GET('/api/subscription/{id}/private-file', {
    params: { path: { id }, query: { action } },
    parseAs: 'arrayBuffer',
  });
  return data === undefined ? 'none' : fingerprint(data);
}

async function medicalPhoto(client: ApiClient, address: string): Promise<string> {
  const id = address.slice(address.lastIndexOf('/') + 1);
  const { data } = await client.GET('/api/file/{id}', { params: { path: { id } }, parseAs: 'arrayBuffer' });
  return data === undefined ? 'none' : fingerprint(data);
}

/** Asks the service what it holds of the patient who is signed in on a page. */
export async function outcomeOf(page: Page, serviceUrl: string): Promise<Outcome> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const client = createClient({ baseUrl: serviceUrl, getToken: async () => token });
  const me = await unwrapOne(client.GET('/me', { params: { query: {} } }));
  const patientId = me.patient?._id ?? '';
  const subscriptions = await unwrap(client.GET('/api/subscriptions', { params: { query: { patientId } } }));
  const ids = subscriptions.map(({ _id }) => _id);
  const charges = await Promise.all(
    ids.map((id) =>
      unwrap(
        client.GET('/api/subscription/charges/{id}', {
          params: { path: { id }, query: { includeNext: true } },
        }),
      ),
    ),
  );
  const whole = await Promise.all(
    ids.map((id) => unwrapOne(client.GET('/api/subscription/{id}', { params: { path: { id } } }))),
  );
  const addresses = whole.flatMap(({ medicalPhotoUrls = [] }) => medicalPhotoUrls);
  const id = ids[0] ?? '';
  const entries = pictures.map(async (action) => [action, await identityPhoto(client, id, action)] as const);
  const settled = settler();
  return {
    me: settled(me),
    subscriptions: settled(whole),
    charges: charges.flat().map(settled),
    medicalPhotos: await Promise.all(addresses.map((address) => medicalPhoto(client, address))),
    identityPhotos: Object.fromEntries(await Promise.all(entries)),
  };
}
