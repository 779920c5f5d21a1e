export { createIdentity } from './createIdentity.ts';
export type { Identity } from './createIdentity.ts';
export { IdentityError } from './identityError.ts';
export type { IdentityErrorCode } from './identityError.ts';
export type { IdentityOptions } from './session.ts';
