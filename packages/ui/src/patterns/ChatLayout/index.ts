export { ChatLayout, type ChatLayoutProps } from './ChatLayout.tsx';
