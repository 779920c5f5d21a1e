/** Routes that name a treatment, and the pattern reported instead. */
const WITHOUT_TREATMENT: ReadonlyMap<string, string> = new Map([['/ed', '/:slug']]);

/** Public pages, the only ones with analytics (privacy rules, 1 and 2). Pages behind the sign-in are never added. */
const TAG_PAGES: ReadonlySet<string> = new Set(['/', '/login', '/register', '/:slug']);

/** Pattern of a route that may be sent: without ids, slugs and treatments. */
export const reportedPattern = (pattern: string): string => WITHOUT_TREATMENT.get(pattern) ?? pattern;

/** Whether analytics may run on a page. */
export const isTagPage = (pattern: string): boolean => TAG_PAGES.has(reportedPattern(pattern));
