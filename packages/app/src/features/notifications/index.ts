export { Bell } from './Bell.tsx';
export { connectionAtom } from './data/connection.ts';
export { noticesReceivedAtom, refetchNoticesAtom } from './data/notices.ts';
export { useChatNoticesRead } from './useChatNoticesRead.ts';
