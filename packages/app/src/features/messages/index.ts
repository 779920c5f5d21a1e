export { messagesReceivedAtom, refetchMessagesAtom } from './data/received.ts';
export { fetchWholeThread } from './data/wholeThread.ts';
export { unreadAtom } from './data/unread.ts';
export { chatTitle } from './rules/chatRows.ts';
export { messagesOf, type Thread } from './rules/thread.ts';
export { peerName } from './rules/threadView.ts';
export { chatHref } from './rules/topics.ts';
