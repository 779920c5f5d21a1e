export {
  SessionNotice,
  type SessionEnd,
  type SessionNoticeProps,
  type SessionNoticeStrings,
} from './SessionNotice.tsx';
