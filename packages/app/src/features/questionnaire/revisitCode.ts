import { lateCode } from '#shared/lazy/lateCode.ts';

/**
 * The code of {@link RevisitQuestions}. The patient waits for it, and for calls that the page has to be there for: fetched
 * beside them, it costs no time of its own (docs/decisions/0038).
 */
export const revisitCode = lateCode(async () => (await import('./RevisitQuestions.tsx')).RevisitQuestions, {
  isAfterPage: false,
});
