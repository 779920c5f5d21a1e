export { DeclineNotice, type DeclineNoticeProps, type DeclineNoticeStrings } from './DeclineNotice.tsx';
