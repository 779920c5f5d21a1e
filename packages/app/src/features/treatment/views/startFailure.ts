import { ApiError } from '@patient/api';
import { MESSAGES } from '#shared/messages.ts';

/** Message about a treatment that could not be started (specification section 8): empty response or failed request. */
export const startFailure = (error: unknown): string =>
  error instanceof ApiError && error.kind === 'malformed'
    ? MESSAGES.subscriptionNotCreated
    : MESSAGES.subscriptionCreationBroke;
