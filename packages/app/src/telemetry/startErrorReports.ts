import { loadCode } from '#shared/lazy/loadCode.ts';
import type { TelemetryConfig } from '#shared/telemetryConfig.ts';

const loadReports = loadCode(() => import('./errorReports.ts'));

let isStarted = false;

/**
 * Loads error reports once, if there is a service for them. A page without a connection goes without.
 * @param patterns of all routes
 * @param readPattern returns the pattern of the route on the page
 */
export async function startErrorReports(
  { errorReports }: TelemetryConfig,
  failures: unknown[],
  patterns: readonly string[],
  readPattern: () => string,
): Promise<void> {
  const dsn = errorReports?.dsn;
  if (dsn === undefined || isStarted) return;
  isStarted = true;
  const keep = (error: unknown) => void failures.push(error);
  addEventListener('error', ({ error }) => keep(error));
  addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  try {
    const { createErrorReports } = await loadReports();
    const report = createErrorReports(dsn, patterns, readPattern);
    failures.splice(0).forEach(report);
    Object.assign(failures, { push: report });
  } catch {
    // Without a connection there is nobody to report to.
  }
}
