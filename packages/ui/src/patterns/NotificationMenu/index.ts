export { NotificationMenu, type NotificationMenuProps } from './NotificationMenu.tsx';
export type { NotificationEntry } from './NotificationList.tsx';
export type { NotificationMenuStrings } from './strings.ts';
