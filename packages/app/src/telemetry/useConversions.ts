import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { unwrapOne } from '@patient/api';
import { quietClientAtom } from '../shared/service/client.ts';
import { conversionOf } from './rules/patterns.ts';
import { hasConsent } from './useConsent.ts';

/**
 * Reports conversions to the service (POST /api/fbevent), with consent: a fixed name and a random id. Private pages have no
 * other analytics. A report that fails is lost; nobody would want to hear of it.
 * @param pattern of the settled route
 */
export function useConversions(pattern: string | undefined): void {
  const client = useAtomValue(quietClientAtom);
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (pattern === undefined || pattern === before.current) return;
    const eventName = conversionOf(before.current, pattern);
    before.current = pattern;
    if (eventName === undefined || !hasConsent()) return;
    const body = { eventName, eventId: crypto.randomUUID() };
    unwrapOne(client.POST('/api/fbevent', { body })).catch(() => undefined);
  }, [pattern, client]);
}
