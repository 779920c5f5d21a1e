import { loadCode } from '../shared/lazy/loadCode.ts';
import type { Signals } from '../shared/signals.ts';
import type { TelemetryConfig } from '../shared/telemetryConfig.ts';

const loadReports = loadCode(() => import('./errorReports.ts'));

let isStarted = false;

/** Loads error reports once, if there is a service for them. A page without a connection goes without. */
export async function startErrorReports({ errorReports }: TelemetryConfig, signals: Signals): Promise<void> {
  const dsn = errorReports?.dsn;
  if (dsn === undefined || isStarted) return;
  isStarted = true;
  addEventListener('error', ({ error }) => signals.emit({ error }));
  addEventListener('unhandledrejection', ({ reason }) => signals.emit({ error: reason }));
  try {
    const { sendErrorReports } = await loadReports();
    sendErrorReports(dsn, signals);
  } catch {
    // Without a connection there is nobody to report to.
  }
}
