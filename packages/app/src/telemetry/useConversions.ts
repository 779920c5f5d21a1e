import { useStore } from 'jotai';
import { useEffect } from 'react';
import { unwrapOne } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { clientAtom } from '#shared/service/client.ts';
import { hasConsent } from './useConsent.ts';

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
    const body = { eventName, eventId: crypto.randomUUID() };
    unwrapOne(store.get(clientAtom).POST('/api/fbevent', { body })).catch(() => undefined);
  }, [pattern, store]);
}
