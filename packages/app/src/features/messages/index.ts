export { liveHandlersAtom } from './data/received.ts';
export { unreadAtom } from './data/unread.ts';
export { chatHref } from './rules/topics.ts';
