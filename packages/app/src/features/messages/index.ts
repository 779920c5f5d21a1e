export { liveHandlersAtom } from './data/received.ts';
export { unreadCounterAtom } from './data/unread.ts';
export { chatHref } from './rules/topics.ts';
