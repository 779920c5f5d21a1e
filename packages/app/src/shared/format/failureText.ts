import { FAILED } from '../failureMessages.ts';

/** Errors with messages written for patients. Matched by name, because the first page has not loaded their classes. */
const PLAIN = /^(Api|Identity|Connection|WrongUser)Error$/;

/**
 * Message of a failure for patients: that of the service or the app (specification section 8), never that of a JavaScript
 * engine or library.
 */
export const failureText = (error: unknown): string =>
  error instanceof Error && PLAIN.test(error.name) && error.message.trim() !== '' ? error.message : FAILED;
