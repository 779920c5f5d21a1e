export { ChatComposer, type ChatComposerProps } from './ChatComposer.tsx';
export type { ChatAttachment } from './AttachmentPreview.tsx';
export type { SendKey } from './sendKey.ts';
export type { ChatComposerStrings } from './strings.ts';
