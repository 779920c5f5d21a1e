export { liveHandlersAtom } from './data/arrivals.ts';
export { unreadCounterAtom } from './data/unread.ts';
export { chatHref } from './rules/topics.ts';
