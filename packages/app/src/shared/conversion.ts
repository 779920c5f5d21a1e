import { atom } from 'jotai';

/** Names of conversions (`TrackingEventReport` in the API's description). */
export type ConversionName = 'CompleteRegistration' | 'SubmitApplication';

/**
 * Conversion that the patient has just made in this tab, until the next page has settled. Says that an account or a
 * registration is complete, never for what (privacy rules, 3). Outlives the sign-in, which belongs to the first of them.
 */
export const conversionAtom = atom<ConversionName>();
