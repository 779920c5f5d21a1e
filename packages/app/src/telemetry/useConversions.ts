import { useStore } from 'jotai';
import { useEffect } from 'react';
import { ApiError, randomId, unwrapOne, type ApiClient } from '@patient/api';
import { environmentAtom, type Environment } from '#shared/environment.ts';
import { clientAtom } from '#shared/service/client.ts';
import { mayHaveSucceeded } from '#shared/service/mayHaveSucceeded.ts';
import { hasConsent } from './useConsent.ts';

type ConversionName = NonNullable<Environment['conversion']['name']>;

/** Reports a conversion. After a lost response, reports it again only if the service doesn't have it. */
export async function reportConversion(client: ApiClient, eventName: ConversionName): Promise<void> {
  const body = { eventName, eventId: randomId() };
  const post = () => unwrapOne(client.POST('/api/fbevent', { body }));
  await post().catch(async (error: unknown) => {
    if (!mayHaveSucceeded(error)) throw error;
    const params = { path: { id: body.eventId } };
    const { status } = await client.GET('/api/fbevent/{id}', { params }).then(
      () => ({ status: 200 }),
      (failure: unknown) => (failure instanceof ApiError ? failure : { status: 0 }),
    );
    if (status === 404) await post();
  });
}

/**
 * Reports conversions to the service (POST /api/fbevent) after consent: a fixed name and a random id. Private pages have no
 * other analytics. Failures are ignored.
 * @param pattern pattern of the settled route
 */
export function useConversions(pattern: string | undefined): void {
  const store = useStore();
  useEffect(() => {
    const { conversion } = store.get(environmentAtom);
    const eventName = conversion.name;
    if (pattern === undefined || eventName === undefined) return;
    conversion.name = undefined;
    if (!hasConsent()) return;
    void reportConversion(store.get(clientAtom), eventName).catch(() => undefined);
  }, [pattern, store]);
}
