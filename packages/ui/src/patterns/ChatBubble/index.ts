export { ChatBubble, type ChatBubbleProps } from './ChatBubble.tsx';
export type { ChatBubbleState, ChatBubbleStrings } from './strings.ts';
