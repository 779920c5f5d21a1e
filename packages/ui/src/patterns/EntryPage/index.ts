export { EntryPage, type EntryLink, type EntryPageProps } from './EntryPage.tsx';
export type { EntryFact, EntryPageStrings } from './strings.ts';
export { TreatmentLinks, type TreatmentLink, type TreatmentLinksProps } from './TreatmentLinks.tsx';
