export { sandboxUserPoolId } from './pool.ts';
export { createIdentityService, identityActionOf } from './service.ts';
export type { IdentityService, IdentityServiceOptions } from './service.ts';
export type { CodeDelivery, IdentityUsers } from './types.ts';
export { createIdentityUser } from './users.ts';
