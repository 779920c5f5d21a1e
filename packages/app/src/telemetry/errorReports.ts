import { BrowserClient, Scope, defaultStackParser, makeFetchTransport } from '@sentry/react';
import { ConnectionError } from '#shared/service/connectionError.ts';
import { reportedPattern } from './rules/patterns.ts';
import { safeReport } from './rules/scrub.ts';

/** Maximum number of reports per page load. */
const LIMIT = 10;

/**
 * Creates a function that sends errors to the error-reporting service. The transport reduces them to the allowed fields, after
 * everything that the library adds (privacy rules, 4). No integrations: no breadcrumbs, sessions, traces or replays.
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
      const fetchTransport = makeFetchTransport({
        ...options,
        fetchOptions: { referrerPolicy: 'no-referrer', credentials: 'omit' },
      });
      return {
        flush: fetchTransport.flush,
        async send([, items]) {
          for (const [, payload] of items) {
            const report = safeReport(payload, reported);
            if (report === undefined) continue;
            const { event_id } = report;
            // One report is one envelope.
            // oxlint-disable-next-line no-await-in-loop
            await fetchTransport.send([
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

/** Whether an error is not reported: a lost connection, which the page shows, or the empty error of a cross-origin script. */
const isExpected = (error: unknown): boolean =>
  error instanceof ConnectionError || error === undefined || error === null;
