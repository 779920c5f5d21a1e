export { ProfileSection, type ProfileSectionProps } from './ProfileSection.tsx';
export type { ProfileSectionStrings } from './strings.ts';
