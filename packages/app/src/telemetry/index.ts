export { tagScriptsOf } from './rules/tagScripts.ts';
export { startErrorReports } from './startErrorReports.ts';
export { useConsent } from './useConsent.ts';

/** Loads the consent notice and what it allows. Not named after analytics: block lists contain such file names. */
export const loadPrivacyChoices = async () => (await import('./PrivacyChoices.tsx')).PrivacyChoices;
