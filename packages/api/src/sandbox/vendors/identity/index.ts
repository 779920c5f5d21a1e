export { sandboxUserPoolId } from './pool.ts';
export { passwordComplaint } from './passwordPolicy.ts';
export type { Passwords } from './passwords.ts';
export { IdentityProblem } from './problems.ts';
export { createIdentityService, identityActionOf } from './service.ts';
export type { IdentityService, IdentityServiceOptions } from './service.ts';
export type { CodeDelivery, IdentityUsers } from './types.ts';
export { makeIdentityUser } from './users.ts';
