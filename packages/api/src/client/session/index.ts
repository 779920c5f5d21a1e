export { safeDeepLink } from './deepLink.ts';
export { isSamePatient } from './isSamePatient.ts';
export { TAB_KEYS, type RegistrationKey, type RegistrationStatus, type StoredValues } from './keys.ts';
export {
  createSession,
  isSessionOver,
  overReason,
  SESSION_MS,
  type EndedSession,
  type EndReason,
  type PatientChange,
  type Session,
  type SessionEnd,
} from './session.ts';
export { browserStorage, createTypedStorage, type StorageLike, type TypedStorage } from './storage.ts';
