export { sessionAtomOf, type SessionSummary } from './atoms.ts';
export { browserChannel, type TabChannel, type TabSignal } from './channel.ts';
export type { RegistrationKey, RegistrationStatus } from './keys.ts';
export type { EndedSession, EndReason, SessionEnd } from './endedSession.ts';
export { isSessionOver } from './expiry.ts';
export { watchExpiry } from './watchExpiry.ts';
export { leavePage } from './leavePage.ts';
export { watchReturn } from './watchReturn.ts';
export { watchSignIn } from './watchSignIn.ts';
export { createReloadStamp, type ReloadStamp } from './reloadStamp.ts';
export {
  createSession,
  type Session,
  type SessionOptions,
  type SessionToken,
  type StoredSession,
} from './session.ts';
export { browserStorage, type StorageLike } from './safeStorage.ts';
export { createCurrentSubscription, type CurrentSubscription } from './currentSubscription.ts';
