import { BrowserClient, Scope, defaultStackParser, makeFetchTransport } from '@sentry/react';
import { ConnectionError } from '#shared/service/connectionError.ts';
import { reportedPattern } from './rules/patterns.ts';
import { safeReport } from './rules/scrub.ts';

/** Reports of one page: a fault that repeats says nothing new. */
const LIMIT = 10;

/**
 * Creates a function that sends errors to the error-reporting service, reduced to the allowed fields where they leave the page, after everything
 * that the library adds (privacy rules, 4). Without the library's integrations there are no breadcrumbs, sessions,
 * traces or replays to begin with.
 */
export function createErrorReports(
  dsn: string,
  patterns: readonly string[],
  readPattern: () => string,
): (error: unknown) => void {
  const reported = new Set(patterns.map(reportedPattern));
  const client = new BrowserClient({
    dsn,
    integrations: [],
    stackParser: defaultStackParser,
    sendClientReports: false,
    transport: (options) => {
      const fetching = makeFetchTransport({
        ...options,
        fetchOptions: { referrerPolicy: 'no-referrer', credentials: 'omit' },
      });
      return {
        flush: fetching.flush,
        async send([, items]) {
          for (const [, payload] of items) {
            const report = safeReport(payload, reported);
            if (report === undefined) continue;
            const { event_id } = report;
            // One report is one envelope.
            // oxlint-disable-next-line no-await-in-loop
            await fetching.send([
              { event_id, sent_at: new Date().toISOString() },
              [[{ type: 'event' }, report]],
            ]);
          }
          return {};
        },
      };
    },
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();

  let sent = 0;
  return (error) => {
    if (sent >= LIMIT || isExpected(error)) return;
    sent += 1;
    scope.setTag('route', reportedPattern(readPattern()));
    scope.captureException(error);
  };
}

/** A lost connection, which the page shows, and errors of other origins' scripts, which have no content. */
const isExpected = (error: unknown): boolean =>
  error instanceof ConnectionError || error === undefined || error === null;
