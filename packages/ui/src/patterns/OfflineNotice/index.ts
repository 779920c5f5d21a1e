export { OfflineNotice, type OfflineNoticeProps, type OfflineNoticeStrings } from './OfflineNotice.tsx';
