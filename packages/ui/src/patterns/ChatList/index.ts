export { ChatList, type ChatListProps } from './ChatList.tsx';
export type { ChatListItem } from './ChatRow.tsx';
export type { ChatListStrings } from './strings.ts';
