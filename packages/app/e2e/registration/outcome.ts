import { namePhoto } from './namePhoto.ts';
import type { Screen } from '../harness/screen.ts';
import { createClient, unwrap, unwrapOne, type ApiClient } from '@patient/api';

/** Records that a registration leaves in the sandbox, without values that differ between runs. */
export interface Outcome {
  readonly me: unknown;
  readonly subscriptions: unknown;
  readonly charges: readonly unknown[];
  /** Names of the medical photos, in the order of the subscription's URLs. */
  readonly medicalPhotos: readonly string[];
  /** Names by kind. */
  readonly identityPhotos: Readonly<Record<string, string>>;
}

const TIMESTAMP = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const TRANSACTION = /^T-[\dA-F]{8}$/;
const UUID = /\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/gi;

/** Replaces timestamps and generated ids by placeholders; equal ids get equal placeholders. */
function createNormalizer(): (value: unknown) => unknown {
  const placeholders = new Map<string, string>();
  const replaceId = (id: string) => {
    // Invoice numbers contain the id in uppercase.
    const key = id.toLowerCase();
    const placeholder = placeholders.get(key) ?? `id ${placeholders.size + 1}`;
    placeholders.set(key, placeholder);
    return placeholder;
  };
  const normalize = (value: unknown): unknown => {
    if (typeof value === 'string' && TRANSACTION.test(value)) return '<transaction>';
    if (typeof value === 'string')
      return TIMESTAMP.test(value) ? '<timestamp>' : value.replaceAll(UUID, replaceId);
    if (Array.isArray(value)) return value.map(normalize);
    if (typeof value !== 'object' || value === null) return value;
    const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([key, inner]) => [key, normalize(inner)]));
  };
  return normalize;
}

const identityPhotoKinds = ['cardID', 'selfie'] as const;

async function fetchIdentityPhoto(client: ApiClient, id: string, kind: (typeof identityPhotoKinds)[number]) {
  const { data } = await client.GET('/api/subscription/{id}/private-file', {
    params: { path: { id }, query: { action: kind } },
    parseAs: 'arrayBuffer',
  });
  return data;
}

async function fetchMedicalPhoto(client: ApiClient, url: string) {
  const id = url.slice(url.lastIndexOf('/') + 1);
  const { data } = await client.GET('/api/file/{id}', { params: { path: { id } }, parseAs: 'arrayBuffer' });
  return data;
}

const describe = async (photo: ArrayBuffer | undefined) => (photo === undefined ? 'none' : namePhoto(photo));

async function clientOf(page: Pick<Screen, 'evaluate'>, serviceUrl: string): Promise<ApiClient> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  return createClient({ baseUrl: serviceUrl, getToken: async () => token });
}

const chargesOf = (client: ApiClient, id: string) =>
  unwrap(
    client.GET('/api/subscription/charges/{id}', { params: { path: { id }, query: { includeNext: true } } }),
  );

/** Fetches the charges of a subscription of the patient who is signed in on a page. */
export const fetchCharges = async (page: Pick<Screen, 'evaluate'>, serviceUrl: string, id: string) =>
  chargesOf(await clientOf(page, serviceUrl), id);

/** Fetches the records of the patient who is signed in on a page. */
export async function fetchOutcome(page: Pick<Screen, 'evaluate'>, serviceUrl: string): Promise<Outcome> {
  const client = await clientOf(page, serviceUrl);
  const me = await unwrapOne(client.GET('/me', { params: { query: {} } }));
  const patientId = me.patient?._id ?? '';
  const subscriptions = await unwrap(client.GET('/api/subscriptions', { params: { query: { patientId } } }));
  const ids = subscriptions.map(({ _id }) => _id);
  const charges = await Promise.all(ids.map((id) => chargesOf(client, id)));
  const details = await Promise.all(
    ids.map((id) => unwrapOne(client.GET('/api/subscription/{id}', { params: { path: { id } } }))),
  );
  const photoUrls = details.flatMap(({ medicalPhotoUrls = [] }) => medicalPhotoUrls);
  const id = ids[0] ?? '';
  const entries = identityPhotoKinds.map(
    async (kind) => [kind, await describe(await fetchIdentityPhoto(client, id, kind))] as const,
  );
  const normalize = createNormalizer();
  return {
    me: normalize(me),
    subscriptions: normalize(details),
    charges: charges.flat().map(normalize),
    medicalPhotos: await Promise.all(
      photoUrls.map(async (url) => describe(await fetchMedicalPhoto(client, url))),
    ),
    identityPhotos: Object.fromEntries(await Promise.all(entries)),
  };
}
