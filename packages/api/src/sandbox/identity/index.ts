export { sandboxUserPoolId } from './pool.ts';
export { createIdentityService, identityActionOf } from './service.ts';
export type { IdentityService, IdentityServiceOptions, TokenOwner } from './service.ts';
export type {
  CodeDelivery,
  CodePurpose,
  IdentityUser,
  IdentityUsers,
  PendingCode,
  RandomBytes,
  RefreshSession,
} from './types.ts';
export { emailKey, makeIdentityUser, passwordMatches, withPassword } from './users.ts';
