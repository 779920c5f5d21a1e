export { Bell } from './Bell.tsx';
export { announceChatReadAtom } from './data/connection.ts';
export { useChatNoticesRead } from './useChatNoticesRead.ts';
export { openLiveAtom, type LiveHandlers } from './data/live.ts';
