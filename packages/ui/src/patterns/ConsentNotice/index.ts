export { ConsentNotice, type ConsentNoticeProps, type ConsentNoticeStrings } from './ConsentNotice.tsx';
