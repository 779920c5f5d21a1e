export { tagScriptsOf } from './rules/tagScripts.ts';
export { startErrorReports } from './startErrorReports.ts';
export { useConsent } from './useConsent.ts';

/** Loads {@link Analytics}. */
export const loadAnalytics = async () => (await import('./Analytics.tsx')).Analytics;
