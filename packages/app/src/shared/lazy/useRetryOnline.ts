import { useEffect } from 'react';
import { ConnectionError } from '../service/connectionError.ts';

/** Retries when the connection returns, if it has caused the failure (docs/decisions/0053). */
export function useRetryOnline(error: unknown, retry: () => void): void {
  useEffect(() => {
    if (!(error instanceof ConnectionError)) return undefined;
    globalThis.addEventListener('online', retry);
    return () => globalThis.removeEventListener('online', retry);
  }, [error, retry]);
}
