export { messagesReceivedAtom, refetchMessagesAtom } from './data/received.ts';
export { fetchWholeThread } from './data/wholeThread.ts';
export { unreadAtom } from './data/unread.ts';
export { chatTitle } from './views/chatRows.ts';
export { peerName } from './views/threadView.ts';
export { chatHref } from './views/chatPage.ts';
