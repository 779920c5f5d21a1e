import { FAILED } from '../failureMessages.ts';

/** Errors whose messages are written for patients; by name, since the first page has not loaded their code. */
const PLAIN = /^(Api|Identity|Connection|WrongUser)Error$/;

/**
 * What a patient reads about a failure: the message of the service or of the app (specification section 8), and never
 * that of a JavaScript engine or a library.
 */
export const failureText = (error: unknown): string =>
  error instanceof Error && PLAIN.test(error.name) && error.message.trim() !== '' ? error.message : FAILED;
