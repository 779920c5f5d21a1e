export { ChatThread, type ChatThreadProps } from './ChatThread.tsx';
export type { ChatThreadStrings } from './strings.ts';
export type {
  ChatThreadMessage,
  FailedMessage,
  PendingMessage,
  ReceivedMessage,
  SentMessage,
} from './threadRows.ts';
