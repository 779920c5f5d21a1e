export { Bell } from './Bell.tsx';
export { openLiveAtom, tellChatReadAtom, type LiveHandlers } from './data/live.ts';
