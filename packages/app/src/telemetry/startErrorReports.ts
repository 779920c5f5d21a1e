import { loadCode } from '#shared/lazy/loadCode.ts';
import type { TelemetryConfig } from '#shared/telemetryConfig.ts';

const loadReports = loadCode(() => import('./errorReports.ts'));

let isStarted = false;

/**
 * Loads error reporting once, if it is configured.
 * @param failures errors caught so far, which are reported when the code has loaded
 * @param patterns patterns of all routes
 * @param readPattern returns the pattern of the current route
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
  const add = (error: unknown) => void failures.push(error);
  addEventListener('error', ({ error }) => add(error));
  addEventListener('unhandledrejection', ({ reason }) => add(reason));
  try {
    const { createErrorReports } = await loadReports();
    const report = createErrorReports(dsn, patterns, readPattern);
    failures.splice(0).forEach(report);
    Object.assign(failures, { push: report });
  } catch {
    // Offline: reports could not be sent either.
  }
}
