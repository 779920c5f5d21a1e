/** An internal failure's words; on its own, for guards run on a first visit and need no other. */
export const UNKNOWN_GUARD = 'Unknown middleware';

/** The words of the error catalogue (specification section 8) and of the route errors (section 2). */
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
  failed: 'An error occurred',
  unknownGuard: UNKNOWN_GUARD,
  errorPageBroke: 'An error occurred while showing the error page',
} as const;
