export { IdentityCheck, type IdentityCheckProps } from './IdentityCheck.tsx';
export type { IdentityCheckState, IdentityCheckStrings } from './strings.ts';
