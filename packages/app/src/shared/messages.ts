import { ERROR_PAGE_FAILED, FAILED, UNKNOWN_GUARD } from './failureMessages.ts';

/** Fixed messages of the error catalog (specification section 8) and of route errors (section 2). */
export const MESSAGES = {
  done: 'Done !',
  wrongUser: 'Wrong User!',
  visitLogMissing: 'Online visit log not found!',
  subscriptionCompleted: 'Cannot update subscription! Subscription completed.',
  subscriptionNotCreated: 'Failed to create new subscription. Please try again.',
  subscriptionCreationBroke: 'An error occurred while creating the subscription. Please try again.',
  photoNotUploaded: 'Something goes wrong, please contact support team',
  cardRefused: 'Oops... Try again later',
  notFoundTitle: '404 Not Found',
  notFound: 'This page could not be found',
  failed: FAILED,
  unknownGuard: UNKNOWN_GUARD,
  errorPageBroke: ERROR_PAGE_FAILED,
} as const;
